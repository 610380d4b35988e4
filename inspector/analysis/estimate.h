/* What recording costs, site by site: in bytes of the trace, and in time of the program. docs/estimate.md. */
#ifndef ESTIMATE_H
#define ESTIMATE_H

#include "reader.h"

/* A call expression, or the body of a function. */
struct estimate_site {
    const struct weft_site *site;
    uint64_t calls, bytes; /* bytes of the events of this site */
    uint64_t time;         /* ns of all its intervals */
    uint64_t cost;         /* ns that recording them has taken, by the price of a pair */
    bool is_dropped;
};

struct estimate_options {
    uint64_t pair_cost; /* ns of a begin and an end */
    uint64_t tiny;      /* ns: intervals that are shorter on average say less than they cost */
    double share;       /* percent of the bytes or of the time from which on a callee is expensive */
};

struct estimate {
    VEC(struct estimate_site) sites; /* most bytes first */
    uint64_t bytes, events, calls;
    uint64_t recorded; /* ns from the first to the last event of each thread, summed up */
    uint64_t cost, dropped_bytes, dropped_cost;
    VEC(const struct weft_site *) dropped; /* one of each callee and kind that an entry should leave out */
};

/* Reads the whole trace. Lives in trace->arena. */
void estimate_make(struct estimate *estimate, struct trace *trace, const struct estimate_options *options);

/* The text of a configuration, with an entry for each callee that is dropped behind those that it has. NULL if `text`
 * is no configuration. */
const char *estimate_configuration(const struct estimate *estimate, struct arena *arena, const char *text, size_t length);

#endif

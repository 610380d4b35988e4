/* The cost of recording each site, in bytes of the trace and in time of the program. See docs/estimate.md. */
#ifndef ESTIMATE_H
#define ESTIMATE_H

#include "reader.h"

/* A call expression, the body of a function, or a scope. */
struct estimate_site {
    const struct weft_site *site;
    enum weft_kind kind;   /* of its intervals */
    uint64_t calls, bytes; /* bytes: the size of the site's events */
    uint64_t time;         /* total duration of its intervals, ns */
    uint64_t cost;         /* estimated time of recording them, ns: calls times pair_cost */
    bool is_dropped;
};

struct estimate_options {
    uint64_t pair_cost; /* cost of a begin and an end, ns */
    uint64_t tiny;      /* ns: if intervals are shorter on average, recording them isn't worth its cost */
    double share;       /* percent of the bytes or of the time: a callee with at least this share is expensive */
};

struct estimate {
    VEC(struct estimate_site) sites; /* most bytes first */
    uint64_t bytes, events, calls;
    uint64_t recorded; /* time from the first to the last event of each thread, summed up, ns */
    uint64_t cost, dropped_bytes, dropped_cost;
    VEC(const struct weft_site *) dropped; /* a site for each callee and kind that an entry should leave out */
};

/* Reads the whole trace. The result is in trace->arena. */
void estimate_make(struct estimate *estimate, struct trace *trace, const struct estimate_options *options);

/* Returns the configuration `text` with an entry for each dropped callee after the existing entries (in `arena`), or
 * NULL if `text` isn't a configuration. */
const char *estimate_configuration(const struct estimate *estimate, struct arena *arena, const char *text, size_t length);

#endif

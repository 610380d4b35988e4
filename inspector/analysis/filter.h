/* Which calls of a trace are looked at: conditions on what and where they are, and a window of time. */
#ifndef FILTER_H
#define FILTER_H

#include <stdbool.h>

#include "reader.h"
#include "intervals.h"

struct filter_condition; /* "callee=pthread_*" */

struct filter {
    VEC(struct filter_condition) conditions; /* all must hold */
    uint64_t from, to;                       /* ns from the trace's first event: [from, to) */
    bool has_window;
    uint64_t start; /* ns: the trace's first time stamp; filter_start fills it in */
};

/* A zeroed struct filter lets everything pass. */
bool filter_is_empty(const struct filter *filter);

/* Adds a condition in the form of --where. Returns NULL, or what is wrong with it and what is accepted. */
const char *filter_add(struct filter *filter, struct arena *arena, const char *condition);
/* A time with its unit ("1.5s", "200ms", "10us", "5ns") in ns; false if it is none. */
bool filter_parse_time(const char *text, uint64_t *ns);
/* Finds out when the trace starts; to be called before the following ones. */
void filter_start(struct filter *filter, struct trace *trace);

/* What can be said of a thread as a whole. */
bool filter_thread(const struct filter *filter, const struct trace_thread *thread);
/* Of a call expression: the same for all its intervals. Takes its time. */
bool filter_site(const struct filter *filter, const struct weft_site *site, enum weft_kind kind);
/* Of an interval that is closed, and was clipped to the window; `end` is its true end. */
bool filter_interval(const struct filter *filter, const struct interval *interval, uint64_t end);
/* The nearest time in the window. */
uint64_t filter_clip(const struct filter *filter, uint64_t time);

#endif

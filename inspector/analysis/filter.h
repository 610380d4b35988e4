/* Selects calls of a trace: by conditions on callee, place and thread, and by a time window. */
#ifndef FILTER_H
#define FILTER_H

#include <stdbool.h>

#include "reader.h"
#include "intervals.h"

struct filter_condition; /* "callee=pthread_*" */

struct filter {
    VEC(struct filter_condition) conditions; /* a call must satisfy all of them */
    uint64_t from, to;                       /* ns from the trace's first event: [from, to) */
    bool has_window;
    uint64_t start; /* ns: the trace's first time stamp; filter_start fills it in */
};

/* A zeroed struct filter passes everything. */
static inline bool filter_is_empty(const struct filter *filter)
{
    return filter->conditions.count == 0 && !filter->has_window;
}

/* Adds a condition in the syntax of --where. Returns NULL on success, else an error message that lists what is
 * accepted. */
const char *filter_add(struct filter *filter, struct arena *arena, const char *condition);
/* The class that a condition names though neither weft nor the configuration of the trace's programs has it, or NULL. */
const char *filter_unknown_class(const struct filter *filter, const struct trace *trace);
/* Converts a time with its unit ("1.5s", "200ms", "10us", "5ns") to ns. Returns false if `text` is malformed. */
bool filter_parse_time(const char *text, uint64_t *ns);
/* Finds the start of the trace. Must be called before the functions below. */
void filter_start(struct filter *filter, struct trace *trace);

/* Each of the next three checks the conditions that can be decided for a thread, a site, or an interval. */
bool filter_thread(const struct filter *filter, const struct trace_thread *thread);
/* The result is the same for all intervals of a site and kind. Slow: cache it per site. */
bool filter_site(const struct filter *filter, const struct weft_site *site, enum weft_kind kind);
/* `interval` is closed and clipped to the window; `end` is its end before clipping. */
bool filter_asks_interval(const struct filter *filter, const struct interval *interval, uint64_t end);
static inline bool filter_interval(const struct filter *filter, const struct interval *interval, uint64_t end)
{
    return filter_is_empty(filter) || filter_asks_interval(filter, interval, end);
}
/* Returns the time in the window that is nearest to `time`. */
static inline uint64_t filter_clip(const struct filter *filter, uint64_t time)
{
    uint64_t from = filter->start + filter->from, to = filter->start + filter->to;
    return !filter->has_window ? time : time < from ? from : time > to ? to : time;
}

#endif

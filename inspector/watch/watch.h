/* A program as it runs, added up: calls by callee and thread, in total and of the last seconds. The events come from the
 * files of a trace that grows, and are dropped there when they are read, so that neither memory nor disk grow with the
 * time that the program runs. Not thread safe.
 *
 * A program may record faster than anything can read. What is too far behind is then passed over, and counted in
 * `n_skipped`: the sums hold what was read, and the texts say so.
 */
#ifndef WATCH_H
#define WATCH_H

#include "histogram.h"
#include "intervals.h"
#include "watch_process.h"

enum { WATCH_SAMPLES = 11 /* of which the oldest is the beginning of "the last seconds" */ };

/* Times in ns. */
struct watch_sums {
    uint64_t calls; /* that have begun */
    uint64_t total; /* during which at least one was open, per thread */
    uint64_t self;
    uint64_t sum; /* of all durations; sum / calls is the mean */
};

struct watch_row {
    const char *callee, *label, *class; /* label: "main (program)"; class: as class_label says */
    enum weft_kind kind;
    struct histogram durations;
    struct watch_sums closed; /* total and self of calls that are over */
    struct watch_sums now;    /* at watch->now: with what of the open calls has passed */
    struct watch_sums past[WATCH_SAMPLES];
};

struct watch;

struct watch_thread {
    struct watch *watch;
    struct watch_process *process;
    struct ship_thread *found;
    struct intervals intervals;
    size_t next_switch; /* of the process: the intervals know those before it */
    uint32_t *open;     /* by row: calls that are open; n_open of them, malloc'ed */
    size_t n_open;
    const char *name;                            /* "" if unknown */
    const char *start;                           /* its name by the call that started it, if it has no other; or NULL */
    uint64_t first_time, last_time, known_until; /* of its events; up to where everything was read */
    uint64_t n_events, calls, past_calls[WATCH_SAMPLES];
    void *own;             /* of who listens */
    uint64_t n_dropped;    /* bytes of its file that were given back */
    unsigned n_quiet;      /* looks since it had no buffer and nothing new */
    bool has_left;         /* its scope is over, so the thread is */
    bool is_over, has_gap; /* has_gap: events of it were passed over, */
    bool is_in_gap;        /* and it is not known yet when the first one behind them was */
};

struct watch {
    struct arena arena;
    struct ship_trace trace;
    bool keeps; /* the trace: nothing is dropped */
    /* Unless NULL: it all comes from here in place of the files of a trace. Returns whether there is more. */
    bool (*source)(struct watch *watch, uint64_t until);
    void *source_context;
    /* Unless NULL: gets each call and scope that is over, in the order of their ends in a thread. `interval` is valid during the call. */
    void (*closed)(struct watch_thread *thread, uint32_t row, const struct interval *interval);
    VEC(struct watch_row) rows;
    VEC(struct watch_process *) processes;
    VEC(struct watch_thread *) threads;
    uint64_t began, now;           /* CLOCK_MONOTONIC, ns; began: before the first event; now: of the last look or refresh */
    uint64_t times[WATCH_SAMPLES]; /* of the samples */
    size_t n_looks;
    uint64_t n_events, calls, past_calls[WATCH_SAMPLES];
    uint64_t n_skipped, skipped_threads; /* bytes of events that came too fast; threads that they belong to */
    uint64_t behind;                     /* ns: how old the newest event of the thread is that is furthest behind */
    bool cannot_drop;                    /* the file system gives no room back */
};

/* `path` is that of the trace's directory, which may still be empty; NULL: a source will be set. */
void watch_start(struct watch *watch, const char *path, bool keeps);
/* For a program that has been running: reads what is there, until `until`, which counts in no rate. */
void watch_catch_up(struct watch *watch, uint64_t until);
/* Reads what is new, until CLOCK_MONOTONIC says `until`, in ns. Returns whether there is more to read. */
bool watch_read(struct watch *watch, uint64_t until);
/* The same to the end: the program is over. */
void watch_read_rest(struct watch *watch);
/* Brings `now` of the watch and of all rows to what was read: between looks, so that what is shown is of one moment. */
void watch_refresh(struct watch *watch);
/* The same, ends threads that are over, and takes a sample. */
void watch_look(struct watch *watch);
void watch_release(struct watch *watch);

/* What a source says. `found` lives in the watch's arena, and the strings of a site do. */
struct watch_process *watch_add_process(struct watch *watch, struct ship_process *found);
void watch_add_site(struct watch *watch, struct watch_process *process, uint32_t number, const struct weft_site *site);
struct watch_thread *watch_add_thread(struct watch *watch, struct watch_process *process, struct ship_thread *found);
/* Before the first event: brings the thread to where recording was switched on and off up to `time`, then reopens calls, the
 * outermost first. */
void watch_repeat_switches(struct watch_thread *thread, uint64_t time);
void watch_restore(struct watch_thread *thread, const struct interval *interval);
void watch_take(struct watch_thread *thread, const struct tail_piece *piece);
/* Events were passed over, of any thread. */
void watch_skipped(struct watch *watch, uint64_t bytes);
/* All events of the process up to `time` have come. */
void watch_know_until(struct watch *watch, struct watch_process *process, uint64_t time);
void watch_end_process(struct watch *watch, const struct watch_process *process);

uint64_t watch_clock(void);
/* How long ago the oldest sample is, in ns; the index of it. */
uint64_t watch_window(const struct watch *watch, size_t *oldest);
size_t watch_count_running(const struct watch *watch);
uint64_t watch_lost(const struct watch *watch);
/* Calls and scopes that were closed without an end of their own, not counting those of which an end may have been passed over
 * or switched off. */
uint64_t watch_unfinished(const struct watch *watch);
/* The number of the row of an interval of the thread. */
uint32_t watch_row_of(struct watch_thread *thread, const struct interval *interval);
/* Rows that have calls, in order: those of the last seconds first with the most self time, then total time. In the arena. */
const struct watch_row **watch_sorted(const struct watch *watch, struct arena *arena, bool is_recent, size_t *count);

#endif

/* Turns events into intervals: a stack per thread matches BEGIN with END.
 *
 * An interval without END (the call was left by longjmp, or never returned because of exec, exit or a kill) is closed
 * where the enclosing interval ends, or at the thread's last event, and is marked unfinished. An END without BEGIN
 * (the call began before recording did) is counted and otherwise ignored. An UNWIND closes the innermost call of its
 * site and everything open inside it, and marks them all unwound. Without such a call it is ignored: then unwinding
 * left an operand, before the call began. A JUMP (longjmp) closes what began after its setjmp, marked unwound as well.
 *
 * Where recording was switched off, what is open is closed, and marked cut; only scopes go on. The time until it is on
 * again is left out of their self time and counted in `off`. An END whose BEGIN fell into such a gap is ignored. If
 * only a site is switched off, this holds for its intervals, and for what is open inside of them.
 *
 * The scopes of programs and threads (GLOBAL, LOCAL) are ordinary intervals.
 * So are the bodies of functions (FUNCTION); the kind of the site tells their BEGIN and END from those of calls.
 *
 * Memory: one entry per open interval, so it grows with the depth of the recursion (and with calls that never end),
 * not with the length of the trace.
 */
#ifndef INTERVALS_H
#define INTERVALS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "reader.h"

struct interval {
    uint64_t id;     /* unique in this struct intervals, in order of BEGIN, from 1; never reused between threads */
    uint64_t parent; /* id of the enclosing interval of the thread, 0: none */
    /* Numbers of events within the thread, counted from 1; 0: none. */
    uint64_t begin_event;  /* the event that began it */
    uint64_t end_event;    /* the event that ended it; 0: open, unfinished, or unwound with the enclosing interval */
    uint64_t parent_event; /* the event that began the enclosing interval */
    uint64_t start;        /* ns on the trace's clock */
    uint64_t stamp;        /* of the event that began it, as in the file; 0: unknown */
    uint64_t duration;     /* ns; 0 while the interval is open */
    uint64_t self;         /* duration without the intervals directly inside and without `off`, ns; 0 while open */
    uint64_t task;         /* kind TASK: its number in the process; 0: unknown */
    uint64_t off;          /* time of it in which recording was switched off, ns */
    uint32_t site;
    uint32_t depth; /* intervals around this one */
    enum weft_kind kind;
    bool open; /* still open: passed by intervals_open */
    bool unfinished;
    bool resumed;                          /* kind TASK: it went on here, having begun elsewhere */
    bool left;                             /* kind TASK: it goes on elsewhere */
    bool cut;                              /* unfinished because recording was switched off */
    bool unwound;                          /* left by unwinding (an exception, a panic), or by longjmp */
    struct trace_values arguments, result; /* valid during the callback only; result: once it is closed */
};

/* Returns true for the scope of a program or a thread, false for calls and bodies of functions. */
static inline bool interval_is_scope(enum weft_kind kind)
{
#define BIT_OF_SITE(number) 0
#define BIT_OF_SCOPE(number) 1 << (number)
    enum {
        SCOPES = 0
#define KIND(number, NAME, name, category, suffix, events) | BIT_OF_##events(number)
#include <weft/kinds.def>
    };
#undef BIT_OF_SITE
#undef BIT_OF_SCOPE
    return SCOPES >> kind & 1;
}

/* What sums are made of: the part of it in which calls were recorded. */
static inline uint64_t interval_recorded(const struct interval *interval)
{
    return interval->duration > interval->off ? interval->duration - interval->off : 0;
}

/* "call", "local"...; "call", "thread"...; "", " (thread)"...: the columns of kinds.def. */
extern const char *const interval_kind_names[WEFT_N_KINDS];
extern const char *const interval_kind_categories[WEFT_N_KINDS];
extern const char *const interval_kind_suffixes[WEFT_N_KINDS];

struct interval_entry; /* an open interval */

struct intervals {
    /* Both callbacks may be NULL. The calls nest: the interval opened last is closed first. `interval` is valid during
     * the call only. */
    void (*opened)(const struct interval *interval, void *context);
    void (*closed)(const struct interval *interval, void *context);
    void *context;

    uint64_t last_id;
    uint64_t n_events;                        /* of the current thread, so far */
    uint64_t unfinished, unbalanced, unwound; /* of the current thread */
    uint64_t cut;                             /* of the unfinished ones */

    bool is_off, was_off; /* calls are not recorded now; something was switched before */
    uint64_t off_since;   /* is_off: the time up to which the gap is counted */
    uint8_t *off_sites;   /* by number, n_off_sites of them: 1 if it is not recorded; the others are */
    size_t n_off_sites;

    struct interval_entry *stack;
    size_t depth, stack_capacity;
    const struct weft_site *sites; /* of the current thread's process, by number; NULL: all sites are calls */
    size_t n_sites;
    uint32_t *open[WEFT_N_KINDS]; /* per kind and site: how many are on the stack; saves a search per END */
    size_t n_open;
};

/* Initialise by zeroing and setting the callbacks; free by intervals_release. */

/* Starts a thread with n_sites sites; larger site numbers are accepted and share one counter. `sites` may be NULL, and
 * must stay valid until the thread is finished. The previous thread must be finished. */
void intervals_start(struct intervals *intervals, const struct weft_site *sites, size_t n_sites);
/* Adds an event. Returns false if it neither began nor ended an interval of its own, and is no OFF or ON. */
bool intervals_add(struct intervals *intervals, const struct trace_event *event);
/* Closes all open intervals at `time`, the thread's last time stamp. */
void intervals_finish(struct intervals *intervals, uint64_t time);
/* Calls `visit` for each open interval, the outermost first, with durations as if the thread ended at `time`. Closes
 * nothing. */
void intervals_open(const struct intervals *intervals, uint64_t time, void (*visit)(const struct interval *interval, void *context), void *context);
/* Reopens an interval passed by intervals_open: call it in the same order, after starting the thread again. */
void intervals_restore(struct intervals *intervals, const struct interval *interval);
/* Discards all open intervals without calling `closed`. */
void intervals_abandon(struct intervals *intervals);
void intervals_release(struct intervals *intervals);

#endif

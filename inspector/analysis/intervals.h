/* Events -> intervals: a stack per thread turns BEGIN and END into intervals.
 *
 * An interval without END (the call was left by longjmp, or never returned: exec, exit, a kill) is closed where the
 * enclosing interval ends, or at the thread's last event, and marked unfinished. An END without BEGIN (the call began
 * before recording did) is counted and otherwise ignored. An UNWIND closes the innermost call of its site and what is
 * open inside it, all marked unwound; without such a call it means nothing: it was an operand that was left, before
 * the call began. The scopes of programs and threads (GLOBAL, LOCAL) are intervals like any other, and so are the
 * bodies of functions (FUNCTION), whose BEGIN and END are told from those of calls by the kind of their site.
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
    /* Numbers of events within the thread, from 1; 0: none. */
    uint64_t begin_event;  /* that began it */
    uint64_t end_event;    /* that ended it; 0 for one that is open, unfinished, or unwound with the interval around it */
    uint64_t parent_event; /* that began the enclosing interval */
    uint64_t start;        /* ns on the trace's clock */
    uint64_t duration;     /* ns; 0 while the interval is open */
    uint64_t self;         /* duration without the intervals directly inside, ns; 0 while open */
    uint32_t site;
    uint32_t depth; /* intervals around this one */
    enum weft_kind kind;
    bool open; /* not over yet: as intervals_open gives it */
    bool unfinished;
    bool unwound;                          /* closed by UNWIND: the call was left by unwinding (an exception, a panic) */
    struct trace_values arguments, result; /* result: when it is closed; valid during the call only */
};

/* The scope of a program or a thread: neither a call nor the body of a function. */
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

/* "call", "local"...; "call", "thread"...; "", " (thread)"...: the columns of kinds.def. */
extern const char *const interval_kind_names[WEFT_N_KINDS];
extern const char *const interval_kind_categories[WEFT_N_KINDS];
extern const char *const interval_kind_suffixes[WEFT_N_KINDS];

struct interval_entry; /* an open interval */

struct intervals {
    /* Both may be NULL. They nest: what is opened last is closed first. The interval is valid during the call only. */
    void (*opened)(const struct interval *interval, void *context);
    void (*closed)(const struct interval *interval, void *context);
    void *context;

    uint64_t last_id;
    uint64_t n_events;                        /* of the current thread, so far */
    uint64_t unfinished, unbalanced, unwound; /* of the current thread */

    struct trace_values result; /* of the interval that is being closed */
    struct interval_entry *stack;
    size_t depth, stack_capacity;
    const struct weft_site *sites; /* of the current thread's process, by number below n_sites; NULL: all are calls */
    size_t n_sites;
    uint32_t *open[WEFT_N_KINDS]; /* per kind and site: how many are on the stack, so that an END without BEGIN costs no search */
    size_t n_open;
};

/* A zeroed struct intervals with its callbacks set is ready. */

/* Starts a thread whose sites are numbered below n_sites (others share one counter). `sites` may be NULL and is kept
 * until the thread is finished. The previous thread must be finished. */
void intervals_start(struct intervals *intervals, const struct weft_site *sites, size_t n_sites);
/* False if the event neither began nor ended an interval. */
bool intervals_add(struct intervals *intervals, const struct trace_event *event);
/* Closes what is still open at `time`, the thread's last time stamp. */
void intervals_finish(struct intervals *intervals, uint64_t time);
/* Gives `visit` what is open, from the outside in, as if the thread ended at `time`. Nothing is closed. */
void intervals_open(const struct intervals *intervals, uint64_t time, void (*visit)(const struct interval *interval, void *context), void *context);
/* Opens again what intervals_open gave, in the same order, in a thread that was started anew. */
void intervals_restore(struct intervals *intervals, const struct interval *interval);
/* Forgets what is open. */
void intervals_abandon(struct intervals *intervals);
void intervals_release(struct intervals *intervals);

#endif

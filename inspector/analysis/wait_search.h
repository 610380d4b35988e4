/* Who waits for whom: finds the call of another thread that ended a wait. A trace doesn't record this, so it is
 * derived from the order of calls. Per class of the wait, the releaser is the other thread that made
 *
 *     lock                   the last unlock (or wait for a condition)
 *     condition              the last signal
 *     channel                the last send, or receive
 *     join                   the last end of a thread
 *     barrier, collective    the last arrival
 *
 * before the wait was over, and within the wait. If the first arguments of both calls were captured, they must be
 * equal (the same mutex, for example), and the result is sure. Otherwise it is a guess; of locks that are no argument of
 * their calls, nothing is said. A lock that a guard holds (std::lock_guard) is given back by no call: if it was captured,
 * the thread that had taken it last is meant, which is a guess as well.
 *
 * The caller reads the threads and passes their intervals, in any order. Relevant intervals are kept in a queue per
 * thread until all threads have been read up to the same time. The search asks for more of a thread when its queue is
 * empty, so all threads are being read at the same time. */
#ifndef WAIT_SEARCH_H
#define WAIT_SEARCH_H

#include "classes.h"
#include "intervals.h"

enum waitfor_state { WAITFOR_LOCK_HELD, WAITFOR_LATE_SIGNAL, WAITFOR_LATE_SENDER, WAITFOR_LATE_RECEIVER, WAITFOR_LATE_END, WAITFOR_BARRIER };
extern const char *const waitfor_state_names[];

/* Waits in one line because of another one, up to the begin of the call that ended them. */
struct waitfor_lines {
    enum waitfor_state state;
    const struct weft_site *waiting;
    const struct weft_site *cause; /* the call that ended the wait; of a lock the one that had taken it, if that is recorded */
    const struct weft_site *after; /* of the longest: the releaser's last call before that may have waited. NULL: none, or a lock */
    uint64_t calls, total, max;    /* ns */
    bool is_sure;                  /* it ended all of these waits */
};

/* Threads are numbered from 0, through the whole trace. */
struct waitfor_edge {
    const struct trace_thread *waiter, *releaser; /* releaser NULL: unknown */
    enum call_class class;
    bool is_sure;                    /* the releaser of all of these waits is sure */
    uint64_t calls;                  /* number of waits */
    uint64_t total, max;             /* ns */
    const struct weft_site *site;    /* of the longest wait */
    uint64_t object;                 /* address of the lock, condition ... of all waits; 0: several, or not captured */
    VEC(struct waitfor_lines) lines; /* if the releaser is known */
};

struct waitfor_arrow {
    uint32_t waiter, releaser;
    uint32_t depth, releaser_depth; /* depth of the wait, and of the call that ended it */
    uint64_t start, end;            /* of the wait, ns */
    uint64_t released;              /* begin of the call that ended it, ns */
    enum call_class class;
    bool is_sure;
};

struct waitfor {
    struct arena *arena;
    VEC(struct waitfor_edge) edges;   /* largest total first */
    VEC(struct waitfor_arrow) arrows; /* the longest waits with a releaser, at most max_arrows, in order of time */
};

struct waitfor_search;
struct waitfor_thread;

/* Returns whether all threads of the trace can be read at once: each one takes memory and a file descriptor. */
bool waitfor_is_possible(const struct trace *trace);

/* Starts a search. The search and its result are in trace->arena. */
struct waitfor_search *waitfor_start(struct waitfor *waitfor, struct trace *trace, size_t max_arrows);
/* Adds the next thread of the trace; threads are numbered in order of these calls. `read_on` is called by
 * waitfor_finish. It passes intervals to waitfor_opened and waitfor_closed until waitfor_has_enough (then it returns
 * true) or the thread's end (then it returns false). It is NULL if nothing can be read of the thread. */
struct waitfor_thread *waitfor_add_thread(struct waitfor_search *search, const struct trace_thread *thread, bool (*read_on)(void *reader),
                                          void *reader);
/* Returns whether calls of this site wait or end waits. Intervals of other sites may be omitted, except scopes of
 * threads. */
bool waitfor_is_concerned(const struct waitfor_search *search, const struct trace_process *process, uint32_t site);
void waitfor_opened(struct waitfor_thread *thread, const struct interval *interval);
void waitfor_closed(struct waitfor_thread *thread, const struct interval *interval);
bool waitfor_has_enough(const struct waitfor_thread *thread);
/* Reads all threads to their ends and fills in the result. */
void waitfor_finish(struct waitfor_search *search);

#endif

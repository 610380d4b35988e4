/* Who waits for whom: which thread's call let a waiting call of another thread go on. A trace does not say so; it is
 * told by what happened when:
 *
 *   lock       the last unlock (or wait for a condition) of another thread before the wait was over
 *   condition  the last signal;   channel  the last send, or receive;   join  the last thread that ended
 *   barrier, collective   who came last
 *
 * all within the wait. Where the first argument of both calls was captured, it must be the same (the same mutex, say),
 * and the answer is sure.
 *
 * Somebody else reads the threads, and tells of their intervals, in any order: what matters of them waits in a queue
 * for each thread until all are as far in time. The search asks for more of a thread when its queue is empty, so all
 * threads are being read at the same time. */
#ifndef WAIT_SEARCH_H
#define WAIT_SEARCH_H

#include "classes.h"
#include "intervals.h"

/* Threads are numbered through the whole trace, from 0. */
struct waitfor_edge {
    const struct trace_thread *waiter, *releaser; /* releaser NULL: not known */
    enum call_class class;
    bool is_sure;                 /* of all of them */
    uint64_t calls;               /* waits */
    uint64_t total, max;          /* ns */
    const struct weft_site *site; /* of the longest wait */
    uint64_t object;              /* address of the lock ... that all were for; 0: several, or not captured */
};

struct waitfor_arrow {
    uint32_t waiter, releaser;
    uint32_t depth, releaser_depth; /* intervals around the wait, and around the call that ended it */
    uint64_t start, end;            /* of the wait */
    uint64_t released;              /* when the call began that ended it */
    enum call_class class;
    bool is_sure;
};

struct waitfor {
    struct arena *arena;
    VEC(struct waitfor_edge) edges;   /* largest total first */
    VEC(struct waitfor_arrow) arrows; /* the longest waits with a releaser, as many as asked for, in order of time */
};

struct waitfor_search;
struct waitfor_thread;

/* Can all threads of the trace be read at once? That takes memory for each, and a file. */
bool waitfor_is_possible(const struct trace *trace);

/* Everything lives in trace->arena. */
struct waitfor_search *waitfor_start(struct waitfor *waitfor, struct trace *trace, size_t max_arrows);
/* The next thread of the trace: they are numbered in order of these calls. `read_on` hands intervals to the two below,
 * until waitfor_has_enough or the thread's end, and is false then. It is called by waitfor_finish. NULL: nothing can
 * be read of it. */
struct waitfor_thread *waitfor_add_thread(struct waitfor_search *search, const struct trace_thread *thread, bool (*read_on)(void *reader),
                                          void *reader);
/* Do calls of this site wait, or let others go on? Intervals of others, except scopes of threads, need not be told. */
bool waitfor_is_concerned(const struct waitfor_search *search, const struct trace_process *process, uint32_t site);
void waitfor_opened(struct waitfor_thread *thread, const struct interval *interval);
void waitfor_closed(struct waitfor_thread *thread, const struct interval *interval);
bool waitfor_has_enough(const struct waitfor_thread *thread);
/* Reads all threads to their ends and fills the result. */
void waitfor_finish(struct waitfor_search *search);

#endif

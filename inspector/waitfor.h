/* Who waits for whom: which thread's call let a waiting call of another thread go on. A trace does not say so; it is told by what happened when:
 *
 *   lock       the last unlock (or wait for a condition) of another thread before the wait was over
 *   condition  the last signal;   channel  the last send, or receive;   join  the last thread that ended
 *   barrier, collective   who came last
 *
 * all within the wait. Where the first argument of both calls was captured, it must be the same (the same mutex, say), and the answer is sure.
 * One pass over the events of all threads in order of time. Memory: 256 KiB a thread, so nothing is found in traces of more than WAITFOR_THREADS.
 */
#ifndef WAITFOR_H
#define WAITFOR_H

#include "classes.h"
#include "reader.h"

enum { WAITFOR_THREADS = 1000 };

/* Threads are numbered through the whole trace, from 0. */
struct waitfor_edge {
    const struct trace_thread *waiter, *releaser; /* releaser NULL: not known */
    enum call_class class;
    bool is_sure;                 /* of all of them */
    uint64_t calls;               /* waits */
    uint64_t total, max;          /* ns */
    const struct weft_site *site; /* of the longest wait */
};

struct waitfor_arrow {
    uint32_t waiter, releaser;
    uint32_t depth, releaser_depth; /* spans around the wait, and around the call that ended it */
    uint64_t start, end;            /* of the wait */
    uint64_t released;              /* when the call began that ended it */
    enum call_class class;
    bool is_sure;
};

struct waitfor {
    struct arena *arena;
    VEC(struct waitfor_edge) edges;   /* largest total first */
    VEC(struct waitfor_arrow) arrows; /* the longest waits with a releaser; at most as many as asked for, in order of time */
};

/* Everything lives in trace->arena. */
void waitfor_find(struct waitfor *waitfor, struct trace *trace, size_t max_arrows);

#endif

/* A trace directory as a sender sees it: what is new since the last check, and how much of it the collector has. */
#ifndef SHIP_TRACE_H
#define SHIP_TRACE_H

#include <time.h>

#include "reader.h"
#include "tail.h"

struct ship_thread {
    struct ship_thread *next;
    struct ship_thread *in_bucket; /* the next one in its bucket */
    const char *file;
    uint32_t tid, handle;
    bool is_called, is_placed; /* on this connection: announced; answered with what the collector has */
    uint64_t have;             /* events that the collector has committed */
    struct tail tail;
};

struct ship_process {
    struct ship_process *next;
    const char *directory;              /* name within the trace */
    const char *definitions, *metadata; /* paths */
    struct trace_process facts;
    uint32_t handle;
    bool is_called, is_placed;
    uint64_t have;                            /* bytes of definitions that the collector has committed */
    uint64_t defined, packet_end, packet_own; /* bytes sent; end and begin of the packet with that position */
    uint64_t told_up_to;                      /* the last time that UP_TO told, ns */
    bool is_broken;                           /* its definitions are broken from `defined` on */
    bool is_clock_new;                        /* the collector has not been told of facts.clock */
    struct timespec metadata_time;            /* of the file from which the facts were read */
    struct ship_thread *threads, *last_thread;
    struct ship_thread **buckets; /* by name of the file: n_buckets, a power of two */
    size_t n_threads, n_buckets;
};

struct ship_trace {
    struct arena *arena; /* owns everything below */
    const char *path;    /* of the directory; need not exist yet */
    struct ship_process *processes;
};

/* Adds new processes and threads, finds the buffers into which the threads are recording now, and reads a clock again
 * if its program has measured it better. A process without metadata is added at a later call. */
void ship_trace_look(struct ship_trace *trace);

#endif

/* A trace directory as a sender sees it: what has come since the last look, and how much of it the collector has. */
#ifndef SHIP_TRACE_H
#define SHIP_TRACE_H

#include <time.h>

#include "reader.h"
#include "tail.h"

struct ship_thread {
    struct ship_thread *next;
    const char *file;
    uint32_t tid, handle;
    bool is_called, is_placed; /* on this connection: asked for; the collector has said how much it has */
    uint64_t have;             /* events, for good */
    struct tail tail;
};

struct ship_process {
    struct ship_process *next;
    const char *directory;              /* name in the trace */
    const char *definitions, *metadata; /* paths */
    struct trace_process facts;
    uint32_t handle;
    bool is_called, is_placed;
    uint64_t have;                            /* bytes of definitions, for good */
    uint64_t defined, packet_end, packet_own; /* sent up to here; end of the packet in which that is; where it begins */
    bool is_broken;                           /* its definitions are, from `defined` on */
    bool is_clock_new;                        /* the collector has not been told of facts.clock */
    struct timespec metadata_time;            /* of the file that the facts are from */
    struct ship_thread *threads;
};

struct ship_trace {
    struct arena *arena; /* of all below */
    const char *path;    /* of the directory; need not be there yet */
    struct ship_process *processes;
};

/* Adds processes and threads that are new, finds the buffers that the threads record into now, and reads again what a
 * program has learnt of its clock. */
void ship_trace_look(struct ship_trace *trace);

#endif

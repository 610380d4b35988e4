/* Tools: shared libraries that are told what an instrumented program does, while it does it. C and C++; docs/tools.md
 * has the rules and an example.
 *
 *     WEFT_TOOLS=./libone.so:./libtwo.so=options ./program          weft run --tool ./libone.so ./program
 *
 * A tool exports one function, weft_tool_init. libweft loads the tools before main, in the order in which they are
 * named, and calls them in this order; finalize is called in the opposite one.
 *
 * Callbacks run on the thread that the event is about (exceptions are named below), outside of the interval that is
 * recorded, with signals as the program has them, and hold no lock of libweft. They may do what any code may do at
 * this place, and take as long as they like: the program waits. Several threads may be in a tool at once. Nothing is
 * recorded on a thread while it is in a tool. A callback must return: no exception, no longjmp, no pthread_exit.
 */
#ifndef WEFT_TOOL_H
#define WEFT_TOOL_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Of this interface. It grows when members are added at the end of structures; each begins with its size, and what
 * lies behind the size of the older side is not there. */
#define WEFT_TOOL_VERSION 1u

/* What a tool can subscribe to, and which callbacks belong to it. */
enum weft_tool_class {
    WEFT_TOOL_CALLS = 1,      /* call_begin, call_end: calls, and bodies of functions */
    WEFT_TOOL_THREADS = 2,    /* thread_begin, thread_end */
    WEFT_TOOL_TASKS = 4,      /* task_create, task_begin, task_end, task_leave, task_resume, cancelled */
    WEFT_TOOL_EDGES = 8,      /* task_edge, task_ready, task_remote_edge; libweft follows all dependences for it */
    WEFT_TOOL_REGIONS = 16,   /* region_begin, region_end: regions of OpenMP, and their work; cancelled */
    WEFT_TOOL_SYNC = 32,      /* sync_begin, sync_end */
    WEFT_TOOL_PACKETS = 64,   /* packet */
    WEFT_TOOL_MESSAGES = 128, /* message */
    WEFT_TOOL_ALL = 255
};

/* Beside classes: the callbacks of this subscription leave errno as they find it, so libweft need not keep it for them. */
#define WEFT_TOOL_KEEPS_ERRNO 0x10000u

/* How an interval ended. */
enum weft_tool_end { WEFT_TOOL_RETURNED, WEFT_TOOL_UNWOUND /* by an exception or a panic */ };

/* How a task depends on an address (OpenMP 5.2, 15.9.5). */
enum weft_tool_access {
    WEFT_TOOL_IN = 1,
    WEFT_TOOL_OUT,
    WEFT_TOOL_INOUT,
    WEFT_TOOL_MUTEXINOUTSET,
    WEFT_TOOL_INOUTSET,
    WEFT_TOOL_OUT_ALL, /* of omp_all_memory: on whatever the others before and behind it depend on; the address is NULL */
    WEFT_TOOL_INOUT_ALL
};

/* What the clauses of a task say (OpenMP 5.2, 12.5). */
enum weft_tool_trait {
    WEFT_TOOL_UNTIED = 1,
    WEFT_TOOL_MERGEABLE = 2,
    WEFT_TOOL_FINAL = 4,      /* its clause `final` is true */
    WEFT_TOOL_UNDEFERRED = 8, /* its clause `if` is false */
    WEFT_TOOL_DETACHABLE = 16,
    WEFT_TOOL_HAS_PRIORITY = 32
};

/* Why one task waits for another. */
enum weft_tool_hazard { WEFT_TOOL_RAW = 1 /* it reads what the other writes */, WEFT_TOOL_WAR, WEFT_TOOL_WAW };

/* What a thread synchronises with others by: directives of OpenMP, and functions of POSIX threads. */
enum weft_tool_sync {
    WEFT_TOOL_BARRIER = 1, /* barrier, pthread_barrier_wait */
    WEFT_TOOL_LOCK,        /* critical, ordered; pthread_mutex_lock, pthread_rwlock_*lock, pthread_spin_lock, sem_wait */
    WEFT_TOOL_CONDITION,   /* pthread_cond_wait and _timedwait */
    WEFT_TOOL_JOIN,        /* pthread_join */
    WEFT_TOOL_TASKS_WAIT   /* taskwait, taskgroup */
};

/* A place in the program. Strings are UTF-8, never NULL, and live as long as the process. */
struct weft_tool_site {
    size_t size;          /* of this structure, set by the caller */
    const char *callee;   /* as in config.json: "pthread_create", "omp::task potrf" */
    const char *function; /* around it */
    const char *file;     /* absolute */
    uint32_t line, column;
    const char *kind; /* "call", "function", "region", "work", "task", "local", "global" */
};

struct weft_tool_dependence {
    const volatile void *address;
    uint32_t access; /* enum weft_tool_access */
};

/* A task, as it is created. */
struct weft_tool_task {
    size_t size;     /* of this structure, set by libweft */
    uint64_t number; /* unique in the process, never 0 */
    uint64_t parent; /* the task whose body creates it; 0: none */
    uint32_t site;
    uint32_t n_dependences;
    const struct weft_tool_dependence *dependences; /* valid during the callback */
    uint32_t traits;                                /* what its clauses say: enum weft_tool_trait */
    int32_t priority;                               /* with WEFT_TOOL_HAS_PRIORITY, else 0 */
};

/* What a call of MPI did about a message or a collective operation. */
enum weft_tool_message_kind {
    WEFT_TOOL_SEND = 1,  /* a message is sent: by this call, or by the request that it begins */
    WEFT_TOOL_POST,      /* a request begins to receive */
    WEFT_TOOL_RECEIVE,   /* a message was received: by this call, or by a request that it completed */
    WEFT_TOOL_DONE,      /* the call completed a request that sends, or that takes part in a collective operation */
    WEFT_TOOL_COLLECTIVE /* takes part, or begins a request that does */
};

struct weft_tool_message {
    size_t size; /* of this structure, set by libweft */
    uint32_t kind, site;
    uint64_t task;         /* whose body makes the call; 0: none, or tasks are not recorded */
    uint64_t communicator; /* the same number in all processes */
    uint64_t request;      /* number in this process; 0: none */
    int64_t peer;          /* the other process, or the root: rank in MPI_COMM_WORLD. -1: any, unknown, or no root; -2: MPI_PROC_NULL */
    int64_t tag;           /* -1: any, or unknown. Of a collective operation: its number in the communicator, from 0 on */
    int64_t bytes;         /* -1: unknown */
};

/* One end of an edge between tasks of two processes: a message that a task of this process sends, or that one receives
 * (posts and completes). The end of the other process is told there, with the same from, to, communicator, tag and
 * number; it may be outside of tasks, and is not told then. */
struct weft_tool_remote_edge {
    size_t size;   /* of this structure, set by libweft */
    uint64_t task; /* of this process */
    uint64_t communicator;
    uint64_t number; /* of the message among those with the same communicator, ranks and tag, from 1 on */
    int64_t tag;
    int32_t from, to; /* ranks in MPI_COMM_WORLD */
    uint32_t hazard;  /* enum weft_tool_hazard: WEFT_TOOL_RAW, for what is received was written by the one that sends */
    uint32_t is_out;  /* 1: the task sends; 0: it receives */
};

/* How an access of a block is made, and what a block is: docs/trace-format.md, "Stream 2". */
enum { WEFT_TOOL_LOADS, WEFT_TOOL_STORES, WEFT_TOOL_VOLATILE /* added to these */, WEFT_TOOL_ATOMIC = 4 };
enum { WEFT_TOOL_BLOCK_PLAIN, WEFT_TOOL_BLOCK_PART, WEFT_TOOL_BLOCK_LOOP, WEFT_TOOL_BLOCK_BASES, WEFT_TOOL_BLOCK_TURN, WEFT_TOOL_BLOCK_TURNS };
enum { WEFT_TOOL_PART_BODY, WEFT_TOOL_PART_TEST, WEFT_TOOL_PART_LOOP };
enum { WEFT_TOOL_NO_SLOT = 255, WEFT_TOOL_MEMORY_STREAM = 2 /* of packets with memory accesses */ };

struct weft_tool_block_access {
    uint32_t line, column, size;
    uint8_t kind, part, slot, stride_slot;
    int64_t offset, stride;
};

/* <weft/tool_memory.h> makes accesses of it. */
struct weft_tool_block {
    size_t size; /* of this structure, set by the caller */
    uint32_t site, loop, line_begin, line_end;
    uint8_t kind, slots;
    uint32_t n_accesses;
    const struct weft_tool_block_access *accesses; /* live as long as the process */
};

/* A tool's callbacks. NULL: not wanted. `self` is what was given to subscribe; `thread` the number of a thread: from 1
 * on, in the order in which threads are first met, never used twice; `site` see weft_tool_api.site. */
struct weft_tool_callbacks {
    size_t size; /* sizeof(struct weft_tool_callbacks) */

    void (*call_begin)(void *self, uint32_t thread, uint32_t site);
    void (*call_end)(void *self, uint32_t thread, uint32_t site, enum weft_tool_end how);

    /* The thread is about to record its first event; it is over. Threads that still run when the process ends are not
     * over. `tid` is the system's number. */
    void (*thread_begin)(void *self, uint32_t thread, uint32_t tid);
    void (*thread_end)(void *self, uint32_t thread);

    /* Before the body of the task begins, and before anything else that the thread which creates it does. On that
     * thread, unless the task begins earlier on another one: then there. `thread` is the one that creates it. */
    void (*task_create)(void *self, uint32_t thread, const struct weft_tool_task *task);
    /* The body is about to begin; it has ended. A task that a cancellation drops never begins. May block. */
    void (*task_begin)(void *self, uint32_t thread, uint64_t task, uint32_t site);
    void (*task_end)(void *self, uint32_t thread, uint64_t task, uint32_t site);
    /* The thread leaves the body of a task for that of another one, and comes back. */
    void (*task_leave)(void *self, uint32_t thread, uint64_t task);
    void (*task_resume)(void *self, uint32_t thread, uint64_t task);

    /* `to` must not begin before `from` has ended, for `address`. Behind task_create of `to`, on the same thread; two
     * tasks have one edge at most. `from` may have ended already. */
    void (*task_edge)(void *self, uint64_t from, uint64_t to, enum weft_tool_hazard hazard, const volatile void *address);
    /* All tasks that it waits for have ended: behind its creation and edges, or behind the last one's task_end, on the
     * thread of that. It may have begun meanwhile on another thread. */
    void (*task_ready)(void *self, uint64_t task);

    void (*region_begin)(void *self, uint32_t thread, uint32_t site);
    void (*region_end)(void *self, uint32_t thread, uint32_t site, enum weft_tool_end how);

    /* Around the call or the region, inside of its call_begin or region_begin. */
    void (*sync_begin)(void *self, uint32_t thread, uint32_t site, enum weft_tool_sync kind);
    void (*sync_end)(void *self, uint32_t thread, uint32_t site, enum weft_tool_sync kind);

    /* A packet of the trace is complete: docs/trace-format.md has its bytes. Packets of memory accesses come with
     * WEFT_MEMORY=0 only, and instead of being written: some 4 MiB later, and at the end of the thread or process. `bytes` are used again after the
     * call. With locks of libweft held and signals blocked: must not block, nor call a function that is instrumented. At the process's end on the
     * thread that ends it. */
    void (*packet)(void *self, uint32_t thread, const void *bytes, size_t size);

    /* In the child of a fork, on its only thread, before anything else there: what was counted is the parent's. */
    void (*forked)(void *self);

    /* The process ends (not if a signal kills it, nor at exec): the last callback. Threads that wait in a callback of
     * this tool may still be there. */
    void (*finalize)(void *self);

    /* The thread leaves the construct that the directive `site` (cancel, cancellation point) has cancelled. `task`: whose
     * body it is in, or 0; if that is what it leaves, its task_end follows. */
    void (*cancelled)(void *self, uint32_t thread, uint32_t site, uint64_t task);

    /* Behind the call_end of the call of MPI, on its thread; in the order in which it happened. */
    void (*message)(void *self, uint32_t thread, const struct weft_tool_message *message);

    /* Where the message was sent, or is known to be received: behind the call that completes it, or behind a later one if
     * an earlier receive from any source may have got it. Patterns decide about the task. */
    void (*task_remote_edge)(void *self, uint32_t thread, const struct weft_tool_remote_edge *edge);
};

struct weft_tool; /* a tool, to libweft */

/* What a tool can ask. Valid as long as the process. All of them may be called in any thread and any callback, unless
 * it says otherwise, and take no lock. */
struct weft_tool_api {
    size_t size;
    uint32_t version;

    /* During weft_tool_init only, several times if need be. `classes`: of enum weft_tool_class. `patterns`: names of
     * callees, as in config.json ("pthread_*", "omp::**"), ending with NULL; NULL: all. They decide about calls,
     * tasks, regions and synchronisation. Returns 0, or -1: too late, no class of this version, or no memory. */
    int (*subscribe)(struct weft_tool *tool, uint32_t classes, const char *const *patterns, const struct weft_tool_callbacks *callbacks, void *self);

    /* 0; -1 if the site is not known. */
    int (*site)(uint32_t site, struct weft_tool_site *out);

    uint64_t (*now)(void);       /* in ticks of the trace's clock */
    uint64_t (*frequency)(void); /* ticks a second, as measured by now */
    uint32_t (*thread)(void);    /* number of the calling thread; 0: it has not been met */
    uint64_t (*task)(void);      /* whose body the calling thread executes; 0: none */

    /* The process among those of an MPI job, as its launcher says in the environment: `unit` of `units`. 0 of 1
     * without one. */
    uint32_t (*unit)(void);
    uint32_t (*units)(void);

    /* The directory of the trace, absolute. */
    const char *(*directory)(void);

    /* A line on stderr, "weft: tool NAME: TEXT", by one system call. */
    void (*say)(struct weft_tool *tool, const char *text);

    /* The calling thread is the tool's own: nothing is recorded on it, and no tool is called. */
    void (*own_thread)(void);

    /* In a callback: 1: the tool holds this thread on purpose; else, after 10 s, a line says that the tool blocks.
     * 0: no longer. */
    void (*holds)(int on);

    /* A block of memory accesses, of which packets have the number. 0; -1 if it is not known. */
    int (*block)(uint32_t block, struct weft_tool_block *out);
};

/* The one function that a tool exports. Before main, with signals blocked (threads that it makes here never see the
 * program's). `version`: WEFT_TOOL_VERSION of libweft. `options`: what stands behind "=", or "". Both stay valid.
 * Returns 0 to stay; anything else: the tool does not want to, or cannot, work here, and is not called again. */
#define WEFT_TOOL_EXPORT __attribute__((__visibility__("default"))) /* in libraries that hide their symbols */
WEFT_TOOL_EXPORT int weft_tool_init(uint32_t version, const struct weft_tool_api *api, struct weft_tool *tool, const char *options);

#ifdef __cplusplus
}
#endif

#endif

/* The state of the runtime: the process, its threads, and what each thread has at hand. No other file has data that
 * several files write.
 *
 * Locks, in this order:
 *   1. rt_process.lock   the process, the list of threads, every file but the threads' own, registered units
 *   2. rt_thread.lock    one thread's packets, its buffer, its file
 *   3. of tools          rt_tool.c: the threads that tools know; rt_tool_graph.c: the graph of tasks. One at a time
 * A thread holds at most one rt_thread.lock. Both are taken with signals blocked (rt_quiet.h), so that a signal
 * handler may take them, too. An event that has room in its packet takes neither.
 *
 * Memory ordering. Everything not named here is only touched under a lock.
 *   slot of an event         Zero until the event is stored by one instruction. Where an event takes several slots,
 *                            the first is stored last, with release: who sees it sees the others. No load acquires:
 *                            readers are the thread itself, holders of its lock, and other processes.
 *   weft_hot                 Relaxed. The thread alone writes its position; its limit is written by holders of its
 *                            lock as well, and a probe that still sees the old one stores one event more.
 *   magic, flags of packets  Release, after the header or the last event: readers in other processes rely on it.
 *   unit->number             Release, after the unit's definitions are in the file; acquire where a thread decides
 *                            that the unit is registered. first_id is relaxed: it is a number, and points to nothing.
 *   rt_process.state         Sequentially consistent: `exiting` is set before it is RT_FINISHED. It is not read on the
 *                            inline path.
 *   pages of switches        Pointer: release and acquire, after the page is zero. Bytes in it: relaxed.
 *   control file             A sequence lock: `generation` is read with acquire before the page, and again after it.
 *   known modules            Their count: release and acquire, after the entry is written.
 *   time stamps              See rt_clock_now_after_loads.
 */
#ifndef RT_STATE_H
#define RT_STATE_H

#include <limits.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "rt_bytes.h"
#include "rt_compiler.h"
#include "rt_decoy.h"
#include "rt_packet.h"

/* What it begins with must match probe.h, which describes it (asserted in rt_layout.c). The rest is the library's own. */
struct weft_hot {
    uint64_t *weft_position, *weft_limit;
    uint64_t weft_epoch, weft_task;
    uint64_t *limit;             /* weft_limit as it is while the thread is in no tool */
    struct rt_tool_thread *tool; /* the thread, as tools know it; NULL: not met */
    struct rt_tool_thread *told; /* the same, if they have to be told of nothing before its next event; else NULL */
};

/* Where a thread was started: by the thread `tid`, whose file's name ends in `suffix` (1: has no ending; 0: it has none).
 * The same as struct weft_creation of weft/task.h (asserted in rt_layout.c). */
struct rt_creation {
    uint64_t time;
    uint32_t tid, suffix;
};

/* What a task of a pool is to run. It, too, must match probe.h (asserted in rt_layout.c). */
struct weft_task_run {
    struct weft_unit *unit;
    void (*body)(void);
    void *argument;
    uint32_t index;
};

enum { RT_THREAD_NAME = 16 /* of the system, with its zero byte */ };

/* A thread that records. In mapped memory and not in thread storage, because another thread closes it at exit. When
 * the thread is over, another one uses it, and its buffer, again. `lock` guards all that follows it; the thread itself
 * reads `packet` without it, atomically. */
struct rt_thread {
    struct rt_thread *next; /* in rt_process.threads, never removed */
    bool in_use;
    bool is_late; /* begun behind its thread's last chance to end it: see rt_thread.c */
    pthread_mutex_t lock;
    struct weft_hot *hot; /* in the thread's own storage; NULL if not in use. Others ask rt_hot_of */
    struct rt_buffer *buffer;
    bool has_buffer_file; /* false: the disk had no room, and the buffer is memory that nobody else sees */
    uint32_t buffer_number;
    struct rt_decoys decoys;         /* where the buffer was; they stay for the next thread */
    uint32_t current;                /* packet of the buffer */
    uint32_t turns;                  /* packets in a row that were opened where a handler may have interrupted the thread */
    struct rt_packet_header *packet; /* that one, or the spare one; NULL if none is open */
    struct rt_packet_header *spare;  /* memory for what is lost while the disk is full: so a probe needs no longer than
                                        ever. NULL until it is needed */
    uint64_t *end;                   /* an event that begins before this one fits */
    uint64_t *zero;                  /* all slots before this one that hold no event are zero */
    uint64_t *packet_end;
    uint64_t *counted;    /* the throttle has looked at what is before it */
    uint64_t last_time;   /* of the packet before */
    uint64_t retry_time;  /* CLOCK_MONOTONIC: no write is tried before, after one has failed */
    uint64_t lost;        /* atomic; those in the spare packet are not counted yet */
    uint64_t lost_said;   /* of these, as many as the file says */
    uint64_t offset;      /* length of the file; 0: nothing is written yet */
    uint64_t last_packet; /* of the file: where it begins */
    uint64_t sequence;    /* number of the next packet */
    uint64_t opened;      /* packets so far, each time that the spare one was used included */
    uint32_t tid;
    uint32_t suffix;                     /* the N of thread-TID-N; 1: none */
    struct rt_tallies *tallies;          /* rt_throttle.c's; like the next one it stays for the next thread */
    struct rt_backtrace_room *backtrace; /* rt_backtrace.c's */
    char name[RT_THREAD_NAME];           /* as it was defined last */
    bool is_named;                       /* by the program, through weft.h */
    bool has_start;                      /* it is defined who started it */
    char path[PATH_MAX];                 /* of its file; "": there is none */
};

enum rt_state { RT_UNKNOWN, RT_RECORDING, RT_FINISHED, RT_OFF };

/* This process. Fields change under the lock; the atomics are read without. */
struct rt_process {
    pthread_mutex_t lock;
    _Atomic int state; /* enum rt_state */
    bool is_ring;
    bool has_complained;
    uint32_t n_packets;              /* of a buffer */
    uint64_t reserve;                /* bytes of the disk that are left to others, in full mode */
    bool is_reserved;                /* atomic: nothing else is left */
    uint64_t memory_most;            /* bytes: records of memory accesses in files, in full mode; 0: none, tools are told */
    uint64_t memory_most_of_thread;  /* the same, of each thread */
    uint64_t lost;                   /* events of threads that are over */
    _Atomic uint64_t lost_elsewhere; /* events of threads that have no struct rt_thread: the last packet of the
                                        thread that ends the process counts them */
    _Atomic uint64_t retry_time;     /* CLOCK_MONOTONIC: no file is made before, after one could not be made */
    bool has_directory, was_forked;
    bool has_stream; /* a thread has begun */
    int signal;      /* that makes the program look at its control file at once; 0: none does */
    int pid, parent_pid;
    int fork_pid, fork_tid; /* who forked this process, if was_forked */
    uint32_t fork_site;     /* inside of which call; 0: none */
    uint64_t n_definition_packets;
    uint32_t n_sites, n_labelled; /* registered; named in metadata */
    struct rt_bytes sites;        /* their definitions as they stand in the file; survive dlclose and fork */
    uint8_t uuid[16];
    uint64_t start_time; /* ns since 1970 */
    const char *filter;  /* what is left out by the environment's wish, in words; NULL: nothing */
    struct rt_thread *threads;
    struct weft_hot *_Atomic exiting; /* of the only thread that records once the state is RT_FINISHED */
    void (*_Atomic end_global)(void); /* records the end of the program's scope; NULL: it has not begun */
    char trace[PATH_MAX];             /* absolute */
    char directory[PATH_MAX];         /* of this process */
    char parent[NAME_MAX + 1];
    char program[PATH_MAX];
    /* For paths that are being made: the user's stack has no room for them. Whoever holds the lock may use them, but
     * what it calls may, too. */
    char path[PATH_MAX + NAME_MAX], other_path[PATH_MAX + NAME_MAX];
};

extern struct rt_process rt_process;
extern RT_VISIBLE __thread struct weft_hot weft_hot __attribute__((tls_model("initial-exec")));
extern __thread struct rt_thread *rt_self __attribute__((tls_model("initial-exec"))); /* NULL: has not recorded yet */
/* NULL: the calling thread must not touch it, for the thread may be gone, and its storage with it. */
static inline struct weft_hot *rt_hot_of(const struct rt_thread *thread)
{
    return thread->is_late && thread != rt_self ? NULL : thread->hot;
}

/* The name that the program gave this thread, or "". */
extern __thread char rt_thread_name[64] __attribute__((tls_model("initial-exec")));

/* How deep this thread is in what holds a lock of the runtime. A probe that it comes to there is in a function of the
 * program's that has the name of one of the C library's, and that the runtime has called: the program has done nothing, and
 * nothing is recorded. */
extern __thread unsigned rt_inside __attribute__((tls_model("initial-exec")));

/* The file `name` of the process's directory, with the process's lock held: in rt_process.path, or in the other one.
 */
const char *rt_path(const char *name);
const char *rt_other_path(const char *name);

/* Any lock of the runtime's that is held while it calls functions of the C library. */
void rt_hold(pthread_mutex_t *lock);
void rt_release(pthread_mutex_t *lock);
/* The process's. */
void rt_lock(void);
void rt_unlock(void);
void rt_lock_anew(void); /* in a child, whose one thread holds it */

/* Nothing is recorded from now on; says that `path` could not be written. With the lock held. */
void rt_process_stop(const char *path, int error);
/* Says that a variable of the environment has a value that is not known, and what holds instead; not if nothing is
 * recorded. */
void rt_process_doubt(const char *variable, const char *value, const char *instead);
/* A write has failed; says so the first time. Returns the CLOCK_MONOTONIC at which to try again. */
uint64_t rt_process_fail(int error);

/* Another thread than this one is ending the process. */
static inline bool rt_is_over(void)
{
    return rt_process.state == RT_FINISHED && rt_process.exiting != &weft_hot;
}

#endif

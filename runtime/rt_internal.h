/* What the parts of the runtime share. Nothing here is visible outside the library: it is compiled with -fvisibility=hidden.
 *
 * Rules for all of it: no malloc (the program may instrument malloc itself), no file descriptor is kept (programs close the ones they do not know,
 * and give their numbers away again), errno is kept, and whatever fails makes the trace poorer but never the program.
 */
#ifndef RT_INTERNAL_H
#define RT_INTERNAL_H

#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <weft/format.h>

#define RT_EXPORT __attribute__((visibility("default")))
#define RT_LIKELY(condition) __builtin_expect(!!(condition), 1)

enum { RT_PACKET_SIZE = 256 << 10, RT_EVENT_MAX = 32, RT_PACKET_OPEN = 1 };

/* See docs/trace-format.md. */
struct rt_packet_header {
    uint32_t magic;
    uint8_t uuid[16];
    uint32_t stream_id;
    uint64_t timestamp_begin, timestamp_end, content_size, packet_size, packet_seq_num, events_discarded;
    uint32_t tid, flags;
};

/* Twin of the one in probe.h, which tells what is in it. */
struct weft_hot {
    uint64_t *weft_position, *weft_limit;
    uint64_t weft_epoch;
};

/* A thread that records. Lives in mapped memory and not in thread storage, because it is closed at exit by another thread. Slots are used again. */
struct rt_thread {
    struct rt_thread *next;  /* in rt_process.threads, never removed */
    struct weft_hot *hot;    /* in the thread's own storage: its place in the packet, written by the thread alone; the limit by whoever holds the lock */
    unsigned char *packet;   /* mapped window of the file, or NULL */
    unsigned char *previous; /* the window before: a probe that a signal handler interrupted may look there for its slot yet */
    uint64_t *end;           /* an event that begins before this one fits */
    uint64_t last_time;      /* of the packet before */
    uint64_t lost;
    uint64_t offset;   /* of the packet in the file */
    uint64_t sequence; /* number of the packet */
    uint32_t tid;
    uint32_t suffix; /* the N of thread-TID-N; 1: none */
    bool in_use, has_file;
};

enum rt_state { RT_UNKNOWN, RT_RECORDING, RT_FINISHED, RT_OFF };

/* How time stamps become nanoseconds. */
struct rt_clock {
    bool is_tsc;          /* time stamps are of the processor's counter; else of CLOCK_MONOTONIC */
    bool is_known;        /* the rest is valid */
    int64_t offset;       /* ns: CLOCK_MONOTONIC + offset is the time since 1970 */
    uint64_t tick, nanos; /* the counter and CLOCK_MONOTONIC at one moment, the same for all processes of a trace */
};

/* This process. Fields change under the lock; `state` is read without. */
struct rt_process {
    pthread_mutex_t lock;
    _Atomic int state;
    bool is_mute; /* by WEFT_TRACE: RT_OFF from the start */
    bool has_directory, was_forked;
    int pid, parent_pid;
    int fork_pid, fork_tid; /* who forked this process, if was_forked */
    uint64_t n_definition_packets;
    uint32_t n_sites, n_labelled; /* registered; named in metadata */
    uint8_t uuid[16];
    struct rt_clock clock;
    uint64_t start_time; /* ns since 1970 */
    struct rt_thread *threads;
    struct rt_thread *exiting; /* the only thread that records once the state is RT_FINISHED */
    char trace[PATH_MAX];      /* absolute */
    char directory[PATH_MAX];  /* of this process */
    char parent[NAME_MAX + 1];
    char program[PATH_MAX];
};

/* A buffer of bytes that grows, in mapped memory. */
struct rt_bytes {
    unsigned char *bytes;
    size_t length, capacity;
    bool failed; /* out of memory: additions are ignored */
};

extern struct rt_process rt_process;
extern RT_EXPORT __thread struct weft_hot weft_hot __attribute__((tls_model("initial-exec")));
extern __thread struct rt_thread *rt_self __attribute__((tls_model("initial-exec")));
extern __thread uint64_t rt_early_lost __attribute__((tls_model("initial-exec"))); /* lost before the thread had a slot */

/* rt_bytes.c */
void rt_bytes_add(struct rt_bytes *bytes, const void *data, size_t length);
void rt_bytes_print(struct rt_bytes *bytes, const char *format, ...) __attribute__((format(printf, 2, 3)));
void rt_bytes_release(struct rt_bytes *bytes);

/* rt_files.c */
struct rt_quiet {
    sigset_t mask;
    bool had_xfsz;
    int error, cancel;
};
void rt_quiet_enter(struct rt_quiet *quiet); /* no signals (SIGXFSZ above all), no cancellation, errno kept, until rt_quiet_leave */
void rt_quiet_leave(struct rt_quiet *quiet);
bool rt_file_append(const char *path, const void *head, size_t head_length, const void *data, size_t length);
bool rt_file_replace(const char *path, const char *temporary, const void *data, size_t length);
size_t rt_file_read(const char *path, void *data, size_t size);
void rt_complain(const char *path, int error); /* the one line on stderr */

/* rt_clock.c */
void rt_clock_choose(void);                       /* before the first time stamp */
void rt_clock_open(const char *trace);            /* with the lock held: makes rt_process.clock known */
uint64_t rt_clock_frequency(void);                /* ticks a second, the better measured the longer the trace */
uint64_t rt_clock_monotonic(void);                /* ns */
uint64_t rt_clock_since_1970(uint64_t monotonic); /* ns */
void rt_clock_uuid(char text[37]);

static inline uint64_t rt_clock_now(void)
{
#ifdef __x86_64__
    if (RT_LIKELY(rt_process.clock.is_tsc))
        return __builtin_ia32_rdtsc();
#endif
    return rt_clock_monotonic();
}

/* rt_process.c */
void rt_lock(void);
void rt_unlock(void);
bool rt_process_open(void);                        /* with the lock held: is this process recording? */
void rt_process_stop(const char *path, int error); /* with the lock held */
void rt_process_close(void);                       /* the process ends: closes all packets */
void rt_process_seal(bool is_sealed);              /* before an exec: packets look closed; after one that failed: open again */
bool rt_process_is_own(void);                      /* false in a vfork child, which shares our memory but must not close anything */
void rt_global_end(void);

extern struct rt_bytes rt_sites; /* the site definitions of this process, as they stand in the file; survives dlclose and fork */

/* rt_definitions.c; with the lock held */
void rt_packet_header_init(struct rt_packet_header *header, uint32_t stream, uint64_t now);
bool rt_definitions_open(void);
uint32_t rt_definitions_register(struct weft_unit *unit);
bool rt_definitions_thread(const struct rt_thread *thread, const char *file);

/* rt_metadata.c; with the lock held */
bool rt_metadata_write(void);

/* rt_thread.c; with the lock held and signals blocked */
bool rt_thread_prepare(struct weft_unit *unit, uint64_t now); /* unit registered, slot and packet (from `now` on) there with room for an event */
/* The packet ends at `end` (0: now). cut: the file shrinks to what is used */
void rt_thread_close(struct rt_thread *thread, bool cut, uint64_t end);
void rt_thread_seal(struct rt_thread *thread, bool is_sealed);
void rt_thread_drop(struct rt_thread *thread); /* forgets what belongs to the parent process */
bool rt_thread_start_key(void);

/* rt_record.c */
void rt_record(struct weft_unit *unit, uint32_t index, uint32_t event);
uint64_t *rt_record_end(uint64_t *at, const uint64_t *end); /* the first free slot from `at` on, where an event begins; of any thread's packet */
void rt_record_future(struct weft_unit *unit, uint32_t index, uint32_t event, uint32_t future);

#endif

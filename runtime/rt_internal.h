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

enum {
    RT_PACKET_SIZE = 128 << 10,
    RT_EVENT_SLOTS = 4 /* of the longest event without values */,
    RT_PACKET_OPEN = 1,
    RT_BUFFER_MAGIC = 0x42465457 /* "WTFB" */
};

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

/* First page of a buffer's file. Packets follow: see docs/trace-format.md. */
struct rt_buffer {
    uint32_t magic, n_packets, packet_size, reserved;
    uint64_t lost;   /* events that the thread could not record, also those that no packet tells of yet */
    char stream[64]; /* name of the thread's file; "": nobody's */
    uint8_t padding[4096 - 16 - 8 - 64];
};

/* A thread that records. Lives in mapped memory and not in thread storage, because it is closed at exit by another thread. Slots are used again, and
 * their buffers with them. The lock guards what another thread may want at exit: the packet and the file. */
struct rt_thread {
    struct rt_thread *next; /* in rt_process.threads, never removed */
    pthread_mutex_t lock;   /* taken behind rt_process.lock, if both */
    struct weft_hot *hot; /* in the thread's own storage: its place in the packet, written by the thread alone; the limit by whoever holds the lock */
    struct rt_buffer *buffer;
    uint32_t buffer_number;
    uint32_t current;                /* packet of the buffer */
    struct rt_packet_header *packet; /* that one, or NULL if it is not open */
    uint64_t *end;                   /* an event that begins before this one fits */
    uint64_t *zero;                  /* all slots before this one that hold no event are zero */
    uint64_t *packet_end;
    uint64_t *counted;   /* what is before it rt_throttle has looked at */
    uint64_t last_time;  /* of the packet before */
    uint64_t retry_time; /* CLOCK_MONOTONIC: the disk is not asked again before */
    uint64_t lost;
    uint64_t offset;   /* length of the file */
    uint64_t sequence; /* number of the next packet */
    uint32_t tid;
    uint32_t suffix; /* the N of thread-TID-N; 1: none */
    bool in_use;
};

enum rt_state { RT_UNKNOWN, RT_RECORDING, RT_FINISHED, RT_OFF };

/* How time stamps become nanoseconds. */
struct rt_clock {
    bool is_tsc;          /* time stamps are of the processor's counter; else of CLOCK_MONOTONIC */
    bool is_known;        /* the rest is valid */
    int64_t offset;       /* ns: CLOCK_MONOTONIC + offset is the time since 1970 */
    uint64_t rate;        /* ticks a second, as measured then; 0: the clock counts ns */
    uint64_t measured;    /* ticks over which the frequency was last measured */
    uint64_t tick, nanos; /* the counter and CLOCK_MONOTONIC at one moment, the same for all processes of a trace */
};

/* This process. Fields change under the lock; `state` is read without. */
struct rt_process {
    pthread_mutex_t lock;
    _Atomic int state;
    bool is_ring;
    bool has_complained;
    uint32_t n_packets;          /* of a buffer */
    uint64_t lost;               /* events of threads that are over */
    _Atomic uint64_t homeless;   /* events lost of threads that have no slot: at the end, the last thread's packet tells of them */
    _Atomic uint64_t retry_time; /* CLOCK_MONOTONIC: no file is made before, after one could not be made */
    bool has_directory, was_forked;
    uint64_t throttle; /* events a second from which on a tiny site is switched off; 0: none is */
    int signal;        /* on which rt_switch_poll is called; 0: none */
    int pid, parent_pid;
    int fork_pid, fork_tid; /* who forked this process, if was_forked */
    uint32_t fork_site;     /* inside of which call; 0: none */
    uint64_t n_definition_packets;
    uint32_t n_sites, n_labelled; /* registered; named in metadata */
    uint8_t uuid[16];
    struct rt_clock clock;
    uint64_t start_time; /* ns since 1970 */
    struct rt_thread *threads;
    struct weft_hot *_Atomic exiting; /* of the only thread that records once the state is RT_FINISHED */
    char trace[PATH_MAX];             /* absolute */
    char directory[PATH_MAX];         /* of this process */
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
extern _Atomic bool rt_is_paused;                                                   /* by the program: see weft.h */
extern __thread char rt_thread_name[64] __attribute__((tls_model("initial-exec"))); /* that the program gave it, or "" */
extern RT_EXPORT __thread struct weft_hot weft_hot __attribute__((tls_model("initial-exec")));
extern __thread struct rt_thread *rt_self __attribute__((tls_model("initial-exec")));

/* The process ends, by another thread than this one. */
static inline bool rt_is_over(void)
{
    return rt_process.state == RT_FINISHED && rt_process.exiting != &weft_hot;
}

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
/* `length` bytes at `offset`, where the file ends. False with errno, and then the file is as it was. */
bool rt_file_write(const char *path, const void *data, size_t length, uint64_t offset);
bool rt_file_append(const char *path, const void *head, size_t head_length, const void *data, size_t length);
bool rt_file_replace(const char *path, const char *temporary, const void *data, size_t length);
size_t rt_file_read(const char *path, void *data, size_t size);
void rt_say(const char *format, ...) __attribute__((format(printf, 1, 2))); /* a line on stderr */
const char *rt_reason(int error);

/* rt_clock.c */
void rt_clock_choose(void);                       /* before the first time stamp */
void rt_clock_open(const char *trace);            /* with the lock held: makes rt_process.clock known */
uint64_t rt_clock_frequency(void);                /* ticks a second, the better measured the longer the trace */
uint64_t rt_clock_rate(void);                     /* the same, as it was last measured */
bool rt_clock_is_stale(uint64_t now);             /* would the frequency be known ten times better than when it was last measured? */
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

/* No earlier than what this thread has seen of other threads' events: the counter is read ahead of loads that are still on their way (Intel SDM 2B,
 * RDTSC), unless a fence holds it back. */
static inline uint64_t rt_clock_now_after_loads(void)
{
#ifdef __x86_64__
    __builtin_ia32_lfence();
#endif
    return rt_clock_now();
}

/* rt_process.c */
void rt_lock(void);
void rt_unlock(void);
bool rt_process_open(void);                        /* with the lock held: is this process recording? */
void rt_process_stop(const char *path, int error); /* with the lock held: records nothing from now on */
uint64_t rt_process_fail(int error);               /* a write has failed; returns CLOCK_MONOTONIC of when to try again */
void rt_process_close(void);                       /* the process ends: closes all packets */
void rt_process_leave(void);                       /* before an exec */
bool rt_process_is_own(void);                      /* false in a vfork child, which shares our memory but must not close anything */
void rt_global_end(void);

extern struct rt_bytes rt_sites; /* the site definitions of this process, as they stand in the file; survives dlclose and fork */

/* rt_definitions.c; with the lock held */
void rt_packet_header_init(struct rt_packet_header *header, uint32_t stream, uint64_t now);
bool rt_definitions_open(void);
uint32_t rt_definitions_register(struct weft_unit *unit);
bool rt_definitions_values(uint32_t site, const char *names);
bool rt_definitions_module(uint64_t begin, uint64_t end, uint64_t base, const char *path, const char *build_id);
bool rt_definitions_thread(const struct rt_thread *thread, const char *file);

/* rt_switch.c; with the lock held, but for is_off and poll */
void rt_switch_open(void);  /* the file of this process */
void rt_switch_close(void); /* the process ends */
void rt_switch_drop(void);  /* forgets what belongs to the parent process */
/* The unit has numbers from now on; some of its sites may be off from the start. */
void rt_switch_register(struct weft_unit *unit, uint32_t number);
enum rt_switched { RT_ON, RT_OFF_BY_NAME, RT_THROTTLED };
enum rt_switched rt_switch_of(uint32_t site);
void rt_switch_throttle(uint32_t site);
bool rt_switch_poll(void); /* does what somebody outside wants, if he wants something new: true */

/* rt_signal.c */
void rt_signal_find(void); /* sets rt_process.signal */
void rt_signal_take(void); /* and its handler */

/* rt_throttle.c; with signals blocked, by a thread that records */
void rt_throttle(void);

/* rt_snapshot.c; with the lock held */
void rt_snapshot(void);

/* rt_control.c; with the lock held */
void rt_switch_pause(bool is_off);

/* rt_metadata.c; with the lock held */
bool rt_metadata_write(void);

/* rt_thread.c; with signals blocked */
/* The unit is registered, slot and packet (from `now` on) are there with room for an event of `slots`; true: until rt_thread_done. */
bool rt_thread_prepare(struct weft_unit *unit, uint64_t now, size_t slots);
void rt_thread_done(void);
bool rt_thread_extend(struct rt_thread *thread); /* makes room in the packet that is open, if it has not come to its end */
void rt_thread_path(const struct rt_thread *thread, char *path, size_t size);
void rt_thread_close(struct rt_thread *thread); /* what is in the packets goes into the file */
void rt_thread_leave(void);                     /* with rt_process.lock held: the calling thread gives back its slot */
void rt_thread_rename(void);                    /* with rt_process.lock held: the calling thread has another rt_thread_name */
void rt_thread_drop(struct rt_thread *thread);  /* forgets what belongs to the parent process */
bool rt_thread_start_key(void);

/* rt_buffer.c; with the thread's lock held */
static inline struct rt_packet_header *rt_buffer_packet(const struct rt_thread *thread, uint32_t index)
{
    return (struct rt_packet_header *)((unsigned char *)(thread->buffer + 1) + (size_t)index * RT_PACKET_SIZE);
}
size_t rt_buffer_size(void); /* of its file, bytes */
bool rt_buffer_make(struct rt_thread *thread);
void rt_buffer_reopen(struct rt_thread *thread); /* hot again, or not, after rt_is_paused has changed */
void rt_buffer_unlink(struct rt_thread *thread);
void rt_buffer_forget(struct rt_thread *thread);
void rt_buffer_begin(struct rt_thread *thread, const char *stream); /* the buffer is this thread's from now on */
bool rt_buffer_has_room(struct rt_thread *thread, size_t slots);    /* for an event of `slots`, in the packet that is open */
uint64_t *rt_buffer_end(const struct rt_thread *thread);            /* of the events in the packet, which is open */
bool rt_buffer_next_packet(struct rt_thread *thread, uint64_t now);
void rt_buffer_close_packet(struct rt_thread *thread, uint64_t end); /* the packet ends at `end` (0: now) */
bool rt_buffer_flush(struct rt_thread *thread);

/* rt_backtrace.c; without the lock */
/* Addresses in the calling instructions of at most so many frames, from the inside out, of which the first one returns to `caller`. Returns their
 * number, 1 at least. */
unsigned rt_backtrace(uint64_t *frames, unsigned most, const void *caller);
/* What they lie in is in the definitions, if it can be. */
void rt_backtrace_define(struct weft_unit *unit, const uint64_t *frames, unsigned n);

/* rt_record.c */
void rt_record(struct weft_unit *unit, uint32_t index, uint32_t event);
uint64_t *rt_record_next(uint64_t *at); /* behind the event there */
/* The innermost site of this thread that is open, as far as its packet tells; 0: none. With signals blocked. */
uint32_t rt_record_active(void);
uint64_t *rt_record_end(uint64_t *at, uint64_t *end); /* the first free slot from `at` on, where an event begins; of any thread's packet */
void rt_record_lose(unsigned n);                      /* events of this thread that will not be recorded */
void rt_record_future(struct weft_unit *unit, uint32_t index, uint32_t event, uint32_t future);

/* An event that may be taken back while nothing is behind it. */
struct rt_place {
    uint64_t *slot; /* NULL: it may not */
    uint64_t time;
    uint64_t sequence; /* of the packet */
    uint32_t length;   /* in slots */
};
/* An event with `n` slots of payload, the first of which says in its low 16 bits how many they are; n 0: without. `place` may be NULL. */
void rt_record_payload(struct weft_unit *unit, uint32_t index, uint32_t event, const uint64_t *payload, unsigned n, struct rt_place *place);
/* False: something has been recorded behind it, it stays. */
bool rt_record_take_back(const struct rt_place *place);
/* With signals blocked: the unit has numbers, and the thread records. */
bool rt_record_is_ready(struct weft_unit *unit);

#endif

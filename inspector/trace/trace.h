/* A trace as data: its processes, threads, clocks and events, and the problems of its files. reader.h fills it in.
 * Everything lives in the trace's arena. */
#ifndef TRACE_H
#define TRACE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <weft/format.h>

#include "arena.h"
#include "switches.h"

struct trace_process;

/* One file thread-TID[-N], the recording of one thread. The kernel reuses tids, so only `path` identifies it. */
struct trace_thread {
    struct trace_process *process;
    struct trace_process *source; /* in whose directory the file is: `process`, or a guest of it (join.h) */
    struct trace_thread *guest;   /* what another recording has of the same thread; cursors merge it. NULL: nothing */
    struct trace_thread *host;    /* the first recording of that thread, or NULL: it is this one */
    const char *path;
    const char *name;   /* "" if unknown; thread_names.h may give it one */
    const char *given;  /* by the program, if thread_names.h has given it another one; else NULL */
    const char *buffer; /* file of its newest packets, if the program is running or was killed; else NULL */
    uint32_t tid;
    /* Who started it, if has_start: only threads of points of kind `local` say so. */
    bool has_start;
    struct trace_thread *parent; /* NULL: it is not in the trace */
    uint64_t created;            /* a time stamp of the files (reader_time), just before the call that started it */
    uint64_t handle;             /* pthread_self(), by which it is joined; the system uses them again */
    uint64_t routine;            /* address of the function that it runs; 0: unknown */
    uint64_t routine_since;      /* ns of the process's clock, without shift: what is mapped there is known from then on */
    /* Filled in when a cursor reaches the end of the thread: */
    uint64_t n_events, first_time, last_time;
    uint64_t lost;    /* events that the program could not record */
    uint64_t unknown; /* events that this version does not know; included in n_events */
    bool is_read;     /* the fields above are valid */
    bool is_broken;   /* a problem was reported for it */
};

/* The clock of the time stamps in a process's files. Readers convert them to ns of CLOCK_MONOTONIC, which all
 * processes of a machine share. */
struct trace_clock {
    uint64_t frequency;   /* ticks per second */
    uint64_t tick, nanos; /* time stamp `tick` is `nanos` ns of CLOCK_MONOTONIC */
    uint64_t scale;       /* ns per tick, times 2^CLOCK_SCALE_BITS; 0: time stamps are in ns already */
};
enum { CLOCK_SCALE_BITS = 48 };

/* Converts a time stamp of the files to ns of CLOCK_MONOTONIC. No process of the trace ran before the clock's
 * reference moment, so earlier time stamps are raised to it. Inline because it is called for every event. */
static inline uint64_t clock_to_nanos(const struct trace_clock *clock, uint64_t time)
{
    if (clock->scale == 0)
        return time;
    uint64_t ticks = time > clock->tick ? time - clock->tick : 0;
    return clock->nanos + (uint64_t)((unsigned __int128)ticks * clock->scale >> CLOCK_SCALE_BITS);
}

/* A file that was mapped by a process; recorded only if backtraces of the process needed it. */
struct trace_module {
    uint64_t since;              /* ns of the process's clock, without shift; replaces earlier mappings */
    uint64_t begin, end, base;   /* addresses; address - base is the address within the file */
    const char *path, *build_id; /* build_id: hexadecimal digits, "" if it has none */
};

/* Where a thread's stack is, or objects with static storage duration. */
struct trace_area {
    uint64_t begin, end;
    const char *file; /* of the thread's accesses; NULL: static objects */
};

/* A place that backtraces have by its number, where code has no address that says where it is (a virtual machine's). */
struct trace_frame {
    const char *function, *file; /* file "": unknown */
    uint32_t line;               /* 0: unknown */
};

/* An access of a block: docs/trace-format.md, stream 2. */
struct trace_access {
    uint32_t line, column;  /* in the file of the block's site */
    uint32_t size;          /* bytes */
    uint8_t kind;           /* WEFT_ACCESS_STORES ... */
    uint8_t part;           /* WEFT_ACCESS_IN_BODY ... */
    uint8_t slot;           /* with its base */
    uint8_t stride_slot;    /* WEFT_ACCESS_NO_SLOT: `stride` */
    int64_t offset, stride; /* bytes */
};

/* A basic block, or a part of one, or a loop. */
struct trace_block {
    uint32_t site; /* its function; 0: no definition */
    uint32_t loop; /* the block whose record has the bases of the loop around it; 0: none */
    uint32_t line_begin, line_end;
    uint8_t kind;  /* WEFT_BLOCK_IS_PLAIN ... */
    uint8_t slots; /* of its records */
    VEC(struct trace_access) accesses;
};

/* One directory PROGRAM-PID[-N]. */
struct trace_process {
    uint32_t index; /* in trace->processes */
    const char *path;
    const char *program, *machine_id;   /* "" if unknown */
    const char *executable;             /* path of the program file; "" if unknown */
    bool is_virtual_machine;            /* its calls are those of a program that it runs */
    uint64_t began;                     /* when the system began the process, in its own unit; 0 if unknown */
    VEC(struct trace_process *) guests; /* other recordings of it (join.h); they are not in trace->processes */
    uint32_t first_site;                /* of a guest: its site n is the host's site first_site + n; else 0 */
    uint32_t first_frame;               /* ... and its frame n is the host's frame first_frame + n */
    const char *run;                    /* name that `weft run` gave; "" without */
    const char *filter;                 /* what it left out by the environment's wish, in words; "": nothing */
    uint32_t starter_pid;               /* its parent when it began to record, whether that one records or not */
    uint8_t uuid[16];                   /* of the metadata; every packet repeats it */
    uint32_t pid, parent_pid;           /* parent_pid: 0 if not forked by a recording process */
    int64_t start_time;                 /* ns since 1970-01-01 UTC */
    int64_t clock_offset;               /* ns; time of an event + clock_offset = ns since 1970-01-01 UTC */
    int64_t shift;                      /* ns, added to all times to convert them to the clock of the first process */
    struct trace_clock clock;           /* of the time stamps in the files */
    struct weft_site *sites;            /* by number; callee == NULL: no definition (always so for sites[0]) */
    uint32_t n_sites;                   /* numbers are below this */
    const char **value_names;           /* by number, below n_named: names of the site's values, or NULL */
    uint32_t n_named;
    VEC(uint32_t) every;              /* by number: of so many calls of the site one is recorded; 0: not said, all */
    VEC(struct trace_block) blocks;   /* by number; [0] is none */
    VEC(struct trace_module) modules; /* sorted by time */
    VEC(struct trace_area) areas;
    VEC(struct trace_frame) frames; /* number 1 first */
    struct switches switches;
    VEC(struct trace_thread *) threads;
};

/* A problem with a file of the trace. */
struct trace_problem {
    const char *path;
    uint64_t offset; /* byte in the file; UINT64_MAX: the file as a whole */
    const char *text;
};

/* How a machine's clock was corrected by messages (machine_clocks.h), all times in ns. */
struct trace_machine_clock {
    const char *machine_id;
    int64_t shift;   /* added to the times of its processes */
    uint64_t error;  /* how far that may be wrong */
    bool is_aligned; /* false: it has not exchanged messages with the others in both directions */
};

struct trace {
    struct arena *arena; /* owns everything in the trace */
    const char *path;
    VEC(struct trace_process *) processes;          /* sorted by start time */
    bool has_machines;                              /* several machines: names of processes include them */
    VEC(struct trace_machine_clock) machine_clocks; /* empty unless there are messages between several machines */
    VEC(struct trace_problem) problems;             /* in order of discovery; grows while cursors read */
};

/* Captured values of arguments or of a result, as bytes of the file that have been checked. values.h decodes them.
 * `bytes` is NULL if there are none. */
struct trace_values {
    const uint8_t *bytes;
    uint32_t size;
    uint8_t count;
    uint32_t first_frame; /* numbers of frames in a backtrace count from here */
};

/* The type of an event that this version does not know is outside enum weft_event, and its role is UNKNOWN. Such an
 * event is counted in its thread and otherwise ignored. */
struct trace_event {
    uint64_t time;              /* ns on the trace's clock */
    uint64_t stamp;             /* the same as it stands in the file */
    uint32_t site;              /* number within the process; 0 in unknown events, and in OFF and ON: all calls */
    enum weft_event type;       /* of events with values, the type without: BEGIN, END */
    uint32_t size;              /* bytes in the file; 0 for OFF and ON, which are in none and no events of the thread's */
    struct trace_values values; /* valid until the next event is read */
    uint64_t number;            /* payload NUMBER; else 0 */
};

/* The name in events.def, such as "LOCAL_BEGIN"; "" for a type that this version does not know. */
const char *trace_event_name(enum weft_event type);

/* Appends to trace->problems. Offset UINT64_MAX: the file as a whole. `path` is kept, not copied. */
void trace_add_problem(struct trace *trace, const char *path, uint64_t offset, const char *format, ...) __attribute__((format(printf, 4, 5)));

#endif

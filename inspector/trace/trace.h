/* A trace as data: its processes, threads, clocks and events, and what was wrong with its files. reader.h fills it in.
 * Everything lives in the trace's arena. */
#ifndef TRACE_H
#define TRACE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <weft/format.h>

#include "arena.h"
#include "vec.h"

struct trace_process;

/* One file thread-TID[-N]: a thread while it recorded. The kernel reuses tids, so only `path` identifies it. */
struct trace_thread {
    struct trace_process *process;
    const char *path;
    const char *name;   /* "" if unknown */
    const char *buffer; /* the file that holds its newest packets, if the program runs or was killed; else NULL */
    uint32_t tid;
    /* Filled when a cursor has reached the end of the thread: */
    uint64_t n_events, first_time, last_time;
    uint64_t lost;    /* events that the program could not record */
    uint64_t unknown; /* events of a kind that this version does not know, which are among n_events */
    bool is_read;     /* the above are valid */
    bool is_broken;   /* a problem was reported for it */
};

/* What the time stamps in a process's files count. Readers hand out ns of CLOCK_MONOTONIC, which all processes of a
 * machine share. */
struct trace_clock {
    uint64_t frequency;   /* ticks a second */
    uint64_t tick, nanos; /* this time stamp was at this moment of CLOCK_MONOTONIC */
    uint64_t scale;       /* ns of a tick, times 2^CLOCK_SCALE_BITS; 0: time stamps are ns already */
};
enum { CLOCK_SCALE_BITS = 48 };

/* A time stamp of the files in ns of CLOCK_MONOTONIC. No process of the trace ran before the clock's known moment, so
 * earlier time stamps become that moment. Inline: it is called for every event. */
static inline uint64_t clock_to_nanos(const struct trace_clock *clock, uint64_t time)
{
    if (clock->scale == 0)
        return time;
    uint64_t ticks = time > clock->tick ? time - clock->tick : 0;
    return clock->nanos + (uint64_t)((unsigned __int128)ticks * clock->scale >> CLOCK_SCALE_BITS);
}

/* A file that was mapped by a process, as far as its backtraces needed it. */
struct trace_module {
    uint64_t since;              /* mapped from then on, whatever was there before; by the process's clock, unshifted */
    uint64_t begin, end, base;   /* addresses; an address - base is the file's own */
    const char *path, *build_id; /* hexadecimal digits, "" if it has none */
};

/* One directory PROGRAM-PID[-N]. */
struct trace_process {
    uint32_t index; /* in trace->processes */
    const char *path;
    const char *program, *machine_id; /* "" if unknown */
    uint8_t uuid[16];                 /* of the metadata; every packet repeats it */
    uint32_t pid, parent_pid;         /* parent_pid 0: not forked off a recording process */
    int64_t start_time;               /* ns since 1970-01-01 UTC */
    int64_t clock_offset;             /* ns: time of an event + clock_offset = ns since 1970-01-01 UTC */
    int64_t shift;                    /* ns, added to all times: several machines are shown by the first process's clock */
    struct trace_clock clock;         /* of the time stamps in the files */
    struct weft_site *sites;          /* by number; callee == NULL: no definition (sites[0] never has one) */
    uint32_t n_sites;                 /* numbers are below this */
    const char **value_names;         /* by number below n_named: names of the site's values, blanks between; or NULL */
    uint32_t n_named;
    VEC(struct trace_module) modules; /* in order of their time */
    VEC(struct trace_thread *) threads;
};

/* What was wrong with a file. */
struct trace_problem {
    const char *path;
    uint64_t offset; /* byte in the file; UINT64_MAX: the file as a whole */
    const char *text;
};

struct trace {
    struct arena *arena; /* all of the trace lives here */
    const char *path;
    VEC(struct trace_process *) processes; /* in order of their start */
    bool has_machines;                     /* more than one: names of processes say which */
    VEC(struct trace_problem) problems;    /* in order of discovery; grows while cursors read */
};

/* Values of arguments, or of a result: values.h takes them apart. Bytes of the file, checked; NULL: none. */
struct trace_values {
    const uint8_t *bytes;
    uint32_t size;
    uint8_t count;
};

/* One that this version does not know has a type that is none of enum weft_event, of the role UNKNOWN. It is counted as
 * an event of its thread, and means nothing. */
struct trace_event {
    uint64_t time;              /* ns on the trace's clock */
    uint32_t site;              /* number within the process; 0 in unknown events only */
    enum weft_event type;       /* of those that carry values, the plain one: BEGIN, END */
    uint32_t size;              /* bytes in the file */
    struct trace_values values; /* valid until the next event is read */
    uint64_t number;            /* of payload NUMBER, else 0 */
};

/* As in events.def, "LOCAL_BEGIN"; "" for one that this version does not know. */
const char *trace_event_name(enum weft_event type);

/* Appends to trace->problems. Offset UINT64_MAX: the file as a whole. `path` is kept, not copied. */
void trace_add_problem(struct trace *trace, const char *path, uint64_t offset, const char *format, ...) __attribute__((format(printf, 4, 5)));

#endif

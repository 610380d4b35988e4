/* Reads trace directories: docs/trace-format.md says what they look like.
 *
 * A reader of foreign bytes: whatever the files hold, every length is checked before it is used, and a trace that was cut short or half written
 * gives what it holds up to there plus a problem that names file and offset. Files are read with pread through a window and not mapped, because a
 * program that is still running (or the user's cp) may cut a file short under a mapping, which ends in SIGBUS.
 *
 * Not thread safe per struct trace; several traces may be read at once.
 */
#ifndef READER_H
#define READER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <weft/format.h>

#include "arena.h"
#include "vec.h"

struct trace_process;

/* One file thread-TID[-N]: a thread while it recorded. The kernel may give a tid again, so only `path` identifies it. */
struct trace_thread {
    struct trace_process *process;
    const char *path;
    const char *name;   /* "" if unknown */
    const char *buffer; /* the file that holds its newest packets, if the program runs or was killed; else NULL */
    uint32_t tid;
    /* Filled when a cursor has reached the end of the thread: */
    uint64_t n_events, first_time, last_time;
    uint64_t lost;  /* events that the program could not record */
    bool is_read;   /* the above are valid */
    bool is_broken; /* a problem was reported for it */
};

/* What time stamps in the files of a process count. Events that are handed out have ns of CLOCK_MONOTONIC, which processes of one machine share. */
struct trace_clock {
    uint64_t frequency;   /* ticks a second */
    uint64_t tick, nanos; /* this time stamp was at this moment of CLOCK_MONOTONIC */
    uint64_t scale;       /* ns of a tick, times 2^48; 0: time stamps are ns already */
};

/* A time stamp of the files in ns of CLOCK_MONOTONIC. */
uint64_t clock_to_nanos(const struct trace_clock *clock, uint64_t time);

/* A file that was mapped by a process, as far as its backtraces needed it. */
struct trace_module {
    uint64_t since;              /* by the process's clock, without its shift: from then on it was there, whatever was there before */
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
    int64_t shift;                    /* ns, added to times: traces of several machines are shown by the clock of the first process */
    struct trace_clock clock;         /* of the time stamps in the files */
    struct weft_site *sites;          /* by number; sites[0] and numbers without a definition have callee == NULL */
    uint32_t n_sites;                 /* numbers are below this */
    const char **value_names;         /* by number below n_named: of the values that the site's events carry, separated by blanks, or NULL */
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
    struct arena *arena; /* everything above lives here */
    const char *path;
    VEC(struct trace_process *) processes; /* in order of their start */
    bool has_machines;                     /* more than one: names of processes say which */
    VEC(struct trace_problem) problems;    /* in order of discovery; grows while cursors read */
};

enum reader_status {
    READER_DONE,
    READER_NO_TRACE, /* missing, no directory, not readable, nothing of weft's in it: the user meant something else */
    READER_BROKEN    /* a weft trace, but nothing in it can be read */
};

/* Opens a trace directory, the directory of one process in it, or a directory of trace directories, which are put together: times are made those of
 * one clock by what each knows of the time of day. `trace` is filled in any case; problems say what is wrong. */
enum reader_status reader_open(struct trace *trace, struct arena *arena, const char *path);

/* What a metadata file says of its process; its strings live in the arena. False if it says too little. */
bool reader_facts(struct arena *arena, const char *metadata, struct trace_process *process);

/* The site of this number; for numbers that no definition was found for, a stand-in with the callee "(unknown)". */
const struct weft_site *reader_site(const struct trace_process *process, uint32_t number);

/* Names of the values that events of this site carry; "" if there are none. */
const char *reader_value_names(const struct trace_process *process, uint32_t number);

/* Appends to trace->problems; offset UINT64_MAX: the file as a whole. `path` is kept, not copied. */
void reader_add_problem(struct trace *trace, const char *path, uint64_t offset, const char *format, ...) __attribute__((format(printf, 4, 5)));

/* "PROGRAM PID", with " on MACHINE" where there are several. */
const char *reader_process_name(struct arena *arena, const struct trace *trace, const struct trace_process *process);

/* Name of the thread, or of its program where it has none. */
const char *reader_thread_name(const struct trace_thread *thread);

/* Values of arguments, or of a result: values.h takes them apart. Bytes of the file, checked; NULL: none. */
struct trace_values {
    const uint8_t *bytes;
    uint32_t size;
    uint8_t count;
};

struct trace_event {
    uint64_t time;              /* ns on the trace's clock */
    uint32_t site;              /* number within the process, never 0 */
    enum weft_event type;       /* of those that carry values, the plain one: BEGIN, END */
    uint32_t size;              /* bytes in the file */
    struct trace_values values; /* valid until the next event is read */
    uint32_t future;            /* number within the process of WEFT_EVENT_FUTURE_*, else 0 */
};

/* The time stamp of the first event of all; 0 if there is none. Looks at the first event of each thread. */
uint64_t reader_start(struct trace *trace);

/* Lets this process have as many files open as it may: for those who read many threads at the same time. */
void reader_open_many(void);

struct trace_cursor; /* a position in one thread */

/* At the first event of `thread`. NULL after a problem if the file cannot be opened. */
struct trace_cursor *cursor_open(struct trace *trace, struct trace_thread *thread);
/* The next event in order of recording, or false at the end; then the thread's totals are filled in. */
bool cursor_next(struct trace_cursor *cursor, struct trace_event *event);
/* How far it has come in the thread's file, in bytes. */
uint64_t cursor_offset(const struct trace_cursor *cursor);
void cursor_close(struct trace_cursor *cursor);

#endif

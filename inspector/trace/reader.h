/* Reads trace directories: docs/trace-format.md describes them.
 *
 * The files are untrusted input: every length is checked before it is used. A truncated or half-written trace yields
 * everything up to the damage, plus a problem that names file and offset. Files are read with pread through a window
 * and not mapped, because a running program (or the user's cp) may truncate a file under a mapping, which ends in
 * SIGBUS.
 *
 * A struct trace, with its cursors, is not thread safe; different traces may be read concurrently.
 */
#ifndef READER_H
#define READER_H

#include "trace.h"

enum reader_status {
    READER_DONE,
    READER_NO_TRACE, /* missing, not a directory, not readable, or nothing of weft's in it: probably the wrong path */
    READER_BROKEN    /* a weft trace of which nothing can be read */
};

/* Opens a trace directory, the directory of one process in it, or a directory of trace directories, which are
 * combined: their times are converted to one clock by the time of day that each trace has recorded. `trace` is filled
 * in whatever the result, and its contents live in the arena; trace->problems says what is wrong. */
enum reader_status reader_open(struct trace *trace, struct arena *arena, const char *path);

/* Reads the facts about a process from its metadata file; their strings live in the arena. Returns false if facts are
 * missing. */
bool reader_facts(struct arena *arena, const char *metadata, struct trace_process *process);

/* The site with this number; if it has no definition, a stand-in with the callee "(unknown)". */
const struct weft_site *reader_site(const struct trace_process *process, uint32_t number);

/* The names of the values that events of this site carry; "" if there are none. */
const char *reader_value_names(const struct trace_process *process, uint32_t number);

/* Of how many calls of the site one is recorded ("every"); 1: all are. */
uint32_t reader_every(const struct trace_process *process, uint32_t number);

/* Whether calls of the trace may have backtraces: what addresses lie in is recorded before the first one. (It is for
 * start routines of threads, too.) */
bool reader_may_have_backtraces(const struct trace *trace);

/* The names of the values that this event carries: those of its site, or what its type says. */
const char *reader_event_value_names(const struct trace_process *process, const struct trace_event *event);

/* "PROGRAM PID", with " on MACHINE" if the trace has several machines. Lives in the arena. */
const char *reader_process_name(struct arena *arena, const struct trace *trace, const struct trace_process *process);

/* The name of the thread, or of its program if the thread has none. */
const char *reader_thread_name(const struct trace_thread *thread);

/* What the program was told to leave out as it ran (WEFT_ONLY, WEFT_DEPTH ...), in words, with the processes if they
 * differ; NULL: nothing. Lives in the arena. */
const char *reader_filter(struct arena *arena, const struct trace *trace);

/* The time stamp of the earliest event, in ns; 0 if there are no events. Reads the first event of each thread. */
uint64_t reader_start(struct trace *trace);

/* A time stamp of the process's files on the trace's clock, in ns. */
uint64_t reader_time(const struct trace_process *process, uint64_t stamp);

/* How much of the time from `from` to `to` (of the trace's clock, ns) the recording of all calls of the process was
 * off. */
uint64_t reader_off_time(const struct trace_process *process, uint64_t from, uint64_t to);

/* Raises the limit of open files as far as allowed, for callers that read many threads at the same time. */
void reader_open_many(void);

struct trace_cursor; /* a position in the events of one thread */

/* Opens a cursor at the first event of `thread`. Returns NULL, and reports a problem, if the file cannot be opened. */
struct trace_cursor *cursor_open(struct trace *trace, struct trace_thread *thread);
/* Reads the next event in order of recording, with OFF and ON where recording was switched. Returns false at the end, with the thread's totals filled
 * in. */
bool cursor_next(struct trace_cursor *cursor, struct trace_event *event);
/* The position in the thread's file, in bytes. */
uint64_t cursor_offset(const struct trace_cursor *cursor);
void cursor_close(struct trace_cursor *cursor);

/* A place between two events of a thread, from which another cursor can go on. Plain numbers, which may be stored: they
 * hold as long as the trace's files do not change. */
struct cursor_spot {
    uint64_t packet;     /* offset of its header; in a buffer, its sequence number */
    uint64_t at;         /* offset of the next event; 0: before the first packet */
    uint64_t time;       /* time stamp of the event before */
    uint64_t n_events;   /* before it */
    uint64_t first_time; /* of the thread, ns */
    uint32_t next_switch;
    uint32_t in_buffer; /* 1: the packet is in the thread's buffer, not in its file */
};
enum { CURSOR_MOST_SPOTS = 8 };
struct cursor_place {
    struct cursor_spot spots[CURSOR_MOST_SPOTS]; /* the thread's own last; before it, those of its guests (trace_thread.guest) */
    uint32_t n;                                  /* recordings of the thread; more than CURSOR_MOST_SPOTS: this is no place */
};
struct cursor_place cursor_place(const struct trace_cursor *cursor);
/* Moves a cursor that was just opened. Returns false, and the cursor must be closed, if there is no such place. */
bool cursor_go(struct trace_cursor *cursor, const struct cursor_place *place);

#endif

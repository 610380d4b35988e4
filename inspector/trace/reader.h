/* Reads trace directories: docs/trace-format.md says what they look like.
 *
 * A reader of foreign bytes: whatever the files hold, every length is checked before it is used, and a trace that was
 * cut short or half written gives what it holds up to there plus a problem that names file and offset. Files are read
 * with pread through a window and not mapped, because a program that is still running (or the user's cp) may cut a
 * file short under a mapping, which ends in SIGBUS.
 *
 * Not thread safe per struct trace; several traces may be read at once.
 */
#ifndef READER_H
#define READER_H

#include "trace.h"

enum reader_status {
    READER_DONE,
    READER_NO_TRACE, /* missing, no directory, not readable, nothing of weft's in it: the user meant something else */
    READER_BROKEN    /* a weft trace, but nothing in it can be read */
};

/* Opens a trace directory, the directory of one process in it, or a directory of trace directories, which are put
 * together: times are made those of one clock by what each knows of the time of day. `trace` is filled in any case;
 * problems say what is wrong. */
enum reader_status reader_open(struct trace *trace, struct arena *arena, const char *path);

/* What a metadata file says of its process; its strings live in the arena. False if it says too little. */
bool reader_facts(struct arena *arena, const char *metadata, struct trace_process *process);

/* The site of this number; for numbers that no definition was found for, a stand-in with the callee "(unknown)". */
const struct weft_site *reader_site(const struct trace_process *process, uint32_t number);

/* Names of the values that events of this site carry; "" if there are none. */
const char *reader_value_names(const struct trace_process *process, uint32_t number);

/* "PROGRAM PID", with " on MACHINE" where there are several. */
const char *reader_process_name(struct arena *arena, const struct trace *trace, const struct trace_process *process);

/* Name of the thread, or of its program where it has none. */
const char *reader_thread_name(const struct trace_thread *thread);

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

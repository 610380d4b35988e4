/* Numbers, names and paths as people read them on a terminal. */
#ifndef TEXT_FORMAT_H
#define TEXT_FORMAT_H

#include <stdbool.h>

#include "reader.h"
#include "str.h"

struct text_style {
    bool colour;
    size_t width; /* columns of the terminal; 0: no terminal, nothing is cut */
};

/* Appends "837 ns", "1.234 us", "12.35 ms", "1.234 s": at most four digits, except for many seconds. */
void text_add_time(struct str *out, uint64_t ns);
/* Appends "12,345,678". */
void text_add_count(struct str *out, uint64_t count);
/* Appends "1 thread" or "2 threads"; the plural is `singular` followed by `plural`. */
void text_add_number_of(struct str *out, uint64_t count, const char *singular, const char *plural);
/* Appends an empty line and a heading. */
void text_add_heading(struct str *out, const struct text_style *style, const char *heading);
/* Appends "  ... and 12 more; --json lists them all" below a truncated table; nothing if `count` is 0. */
void text_add_more(struct str *out, size_t count, const char *who_shows_all);

/* Returns a copy without control characters, which names from a trace must not send to the terminal. */
char *text_printable(struct arena *arena, const char *text);
/* Returns a printable path, relative if the file is below the working directory. */
const char *text_path(struct arena *arena, const char *path);
/* Return the name of the thread (of its program if it has none), and of its process (with the machine if the trace has
 * several). */
const char *text_thread_name(struct arena *arena, const struct trace_thread *thread);
const char *text_process_name(struct arena *arena, const struct trace *trace, const struct trace_thread *thread);

#endif

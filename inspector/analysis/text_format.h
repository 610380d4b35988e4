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

/* "837 ns", "1.234 us", "12.35 ms", "1.234 s": four digits at most before seconds run over. */
void text_add_time(struct str *out, uint64_t ns);
/* "12,345,678" */
void text_add_count(struct str *out, uint64_t count);
/* "1 thread", "2 threads"; the plural is the singular with `plural` behind it. */
void text_add_number_of(struct str *out, uint64_t count, const char *singular, const char *plural);
/* An empty line, and the heading of what follows. */
void text_add_heading(struct str *out, const struct text_style *style, const char *heading);
/* "  ... and 12 more; --json lists them all" below a table that was cut; nothing if `count` is 0. */
void text_add_more(struct str *out, size_t count, const char *who_shows_all);

/* Names come from foreign files: a copy in which no control character reaches the terminal. */
char *text_printable(struct arena *arena, const char *text);
/* A file below the working directory by its relative name, printable. */
const char *text_path(struct arena *arena, const char *path);
/* Name of the thread, or of its program where it has none; its process, with its machine where there are several. */
const char *text_thread_name(struct arena *arena, const struct trace_thread *thread);
const char *text_process_name(struct arena *arena, const struct trace *trace, const struct trace_thread *thread);

#endif

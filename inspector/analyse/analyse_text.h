/* Places and times as the analyses write them, for people and as JSON. */
#ifndef ANALYSE_TEXT_H
#define ANALYSE_TEXT_H

#include <stdbool.h>
#include <stdio.h>
#include <weft/graph.h>

#include "json_writer.h"

/* A place as JSON: an object with callee, file and line; null. */
void analyse_place_json(struct json_writer *json, const struct weft_graph_place *place);
/* "pthread_mutex_lock at queue.c:12", without control characters; "-": none. Lives in the arena. */
const char *analyse_place_text(struct arena *arena, const struct weft_graph_place *place);
/* A name without control characters; "": NULL. Lives in the arena. */
const char *analyse_name_text(struct arena *arena, const char *name);
/* "1.234 ms". Lives in the arena. */
const char *analyse_time_text(struct arena *arena, uint64_t ns);
/* "1.23 MB": 10 to the power of 6 bytes. Lives in the arena. */
const char *analyse_bytes_text(struct arena *arena, uint64_t bytes);
/* A thread's name and number, or a task's. At most `most` bytes, without control characters. Lives in the arena. */
const char *analyse_context_text(struct arena *arena, const struct weft_graph_context *context, size_t most);
/* number, pid, tid, task (0: a thread) and name as an object. */
void analyse_context_json(struct json_writer *json, const struct weft_graph_context *context, uint32_t number);
/* Sets *value to the option's, such as 64, 32K, 1G (powers of 1024), which must be from `least` to `most`; it stays as it is
 * without the option. Returns false after a message. */
bool analyse_size_option(const struct weft_graph *graph, const char *name, uint64_t least, uint64_t most, uint64_t *value);
/* How many of `count` rows are shown: as many as the option "limit" says (0: all), without it `usual` (0: all). */
size_t analyse_rows(const struct weft_graph *graph, size_t count, size_t usual);
/* "... and 5 more", behind the rows of analyse_rows, if there are. */
void analyse_more(const struct weft_graph *graph, size_t count, size_t usual, FILE *out);
/* Writes what json has written, and a new line. */
void analyse_put(FILE *out, struct str *text);

#endif

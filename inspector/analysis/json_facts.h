/* JSON values that several analyses write. */
#ifndef JSON_FACTS_H
#define JSON_FACTS_H

#include "json_writer.h"
#include "reader.h"

/* Writes { "pid": 1, "tid": 1, "name": "main" }, or null if `thread` is NULL. */
void json_thread(struct json_writer *json, const struct trace_thread *thread);
/* Opens a table of the page (analysis.h) as the value of the member that was named: its title, its columns' titles and
 * kinds. Its rows are next, each an array. */
void json_open_table(struct json_writer *json, const char *title, const char *const (*columns)[2], size_t n);
void json_close_table(struct json_writer *json);

#endif

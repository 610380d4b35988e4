/* JSON values that several analyses write. */
#ifndef JSON_FACTS_H
#define JSON_FACTS_H

#include "json_writer.h"
#include "reader.h"

/* Writes { "pid": 1, "tid": 1, "name": "main" }, or null if `thread` is NULL. */
void json_thread(struct json_writer *json, const struct trace_thread *thread);
/* Writes the member `columns` of a table of the page (analysis.h): titles and kinds. */
void json_columns(struct json_writer *json, const char *const (*columns)[2], size_t n);

#endif

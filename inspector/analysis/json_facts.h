/* What several analyses say in the same way in JSON. */
#ifndef JSON_FACTS_H
#define JSON_FACTS_H

#include "json_writer.h"
#include "reader.h"

/* { "pid": 1, "tid": 1, "name": "main" }; null for NULL */
void json_thread(struct json_writer *json, const struct trace_thread *thread);

#endif

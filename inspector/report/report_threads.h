/* What each thread did: a table for people, a member of the JSON. */
#ifndef REPORT_THREADS_H
#define REPORT_THREADS_H

#include "summary.h"

void report_threads_text(struct str *out, const struct summary *summary, const struct text_style *style);
/* Writes the member `processes`. */
void report_threads_json(struct json_writer *json, const struct summary *summary);

#endif

/* The rows of a summary: a table for people, a member of the JSON, and CSV. */
#ifndef REPORT_ROWS_H
#define REPORT_ROWS_H

#include "summary.h"

/* In these functions, `limit` is the maximum number of rows; 0: all. */
void report_rows_text(struct str *out, const struct summary *summary, size_t limit, const struct text_style *style);
/* What a row stands for, as it is printed. */
const char *report_row_name(struct arena *arena, const struct summary *summary, const struct row *row);
/* Writes the members `by` and `rows`. */
void report_rows_json(struct json_writer *json, const struct summary *summary, size_t limit);
/* Appends comma-separated values (RFC 4180). The columns are the members of the rows in JSON. */
void report_rows_csv(struct str *out, const struct summary *summary, size_t limit);

#endif

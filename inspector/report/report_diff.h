/* A comparison of runs: a table for people, and JSON. docs/diff.md describes both. */
#ifndef REPORT_DIFF_H
#define REPORT_DIFF_H

#include "compare.h"
#include "text_format.h"

/* At most `limit` rows; 0: all. Rows that are noise are not shown without `with_noise`. */
void report_diff_text(struct str *out, const struct comparison *comparison, enum row_key key, size_t limit, bool with_noise,
                      const struct text_style *style);
void report_diff_json(struct str *out, const struct comparison *comparison, enum row_key key);

#endif

/* A summary as text for people, and as JSON for programs. docs/report.md describes both. */
#ifndef REPORT_H
#define REPORT_H

#include "summary.h"

/* What was recorded, in a line; and in another what was left out as the program ran. */
void report_header(struct str *out, const struct summary *summary);
/* `restriction` describes in words what passes the filter; NULL: everything. Prints at most `limit` rows; 0: all. */
void report_text(struct str *out, const struct summary *summary, const char *restriction, size_t limit, const struct text_style *style);
void report_json(struct str *out, const struct summary *summary, size_t limit);

#endif

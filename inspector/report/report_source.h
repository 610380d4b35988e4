/* A source file with what was recorded beside its lines, as `perf annotate` shows samples. docs/report.md */
#ifndef REPORT_SOURCE_H
#define REPORT_SOURCE_H

#include "summary.h"

/* `wanted` is the file, or the end of its name from a '/' on. The summary is by line. Returns false after a message: no call of
 * such a file is in it, or of several, or it cannot be read. */
bool report_source_text(struct str *out, const struct summary *summary, const char *wanted, const struct text_style *style);

#endif

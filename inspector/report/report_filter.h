/* The line that says what a trace does not hold, because its program was told to leave it out as it ran. */
#ifndef REPORT_FILTER_H
#define REPORT_FILTER_H

#include "reader.h"
#include "str.h"

/* Appends nothing if nothing was left out. */
void report_filter_text(struct str *out, const struct trace *trace);

#endif

/* Accesses for people and programs. */
#ifndef ACCESS_REPORT_H
#define ACCESS_REPORT_H

#include "access_totals.h"
#include "output.h"
#include "text_format.h"

/* The lines with most bytes, or with `blocks` the blocks that ran most often. `limit`: 0: all. */
void access_report_text(struct str *out, const struct access_totals *totals, bool blocks, size_t limit, const struct text_style *style);
void access_report_json(struct str *out, const struct access_totals *totals);
void access_report_csv(struct str *out, const struct access_totals *totals, bool blocks);

/* Every access, unfolded, thread by thread in the order of each: time (ns since the trace began), address, size, what
 * it is, place, function. `csv`: comma-separated values. Returns how many there were. */
uint64_t access_report_list(struct output *out, struct trace *trace, bool csv);

#endif

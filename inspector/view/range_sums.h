/* What paths of calls did in a range of time, exactly: as `weft report --from --to` counts. Calls that cross an edge count
 * with the part inside. */
#ifndef RANGE_SUMS_H
#define RANGE_SUMS_H

#include "index_file.h"
#include "sums.h"

/* Adds a thread's share to `sums`, whose `begun` are calls that were open in the range. Times are ns since the trace's
 * start, [from, to). Returns false if the trace's files have changed. */
bool range_sums(struct index *index, struct trace *trace, uint32_t thread, uint64_t from, uint64_t to, struct sums *sums);

#endif

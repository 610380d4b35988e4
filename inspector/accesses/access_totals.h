/* What was accessed by line, and how often blocks ran. Nothing is unfolded for it. */
#ifndef ACCESS_TOTALS_H
#define ACCESS_TOTALS_H

#include "access_unfold.h"

struct access_line {
    const char *file, *function;
    uint32_t line;
    uint64_t loads, stores, bytes_loaded, bytes_stored;
};
struct access_block {
    const char *file, *function;
    uint32_t line_begin, line_end;
    bool is_loop; /* each iteration is an execution */
    uint64_t executions;
};
struct access_totals {
    VEC(struct access_line) lines;   /* most bytes first */
    VEC(struct access_block) blocks; /* most executions first */
    uint64_t loads, stores, bytes, records, record_bytes, lost;
    size_t n_threads;
};

/* In the trace's arena. Reads every thread; problems are those of the trace. */
void access_totals_make(struct access_totals *totals, struct trace *trace);

#endif

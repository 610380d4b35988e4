/* What pages say of a whole trace: members of the JSON object that is open, which the page of weft view and weft html
 * reads. Times in ns. */
#ifndef PAGE_DATA_H
#define PAGE_DATA_H

#include "json_writer.h"
#include "summary.h"

/* programs, processes, duration, recorded, events, lost, unfinished, filter */
void page_data_head(struct json_writer *json, const struct summary *summary);
/* callees: the rows, with a histogram of durations by powers of two */
void page_data_callees(struct json_writer *json, const struct summary *summary);
/* what the analyses have for pages */
void page_data_analyses(struct json_writer *json, const struct summary *summary);
/* totals: of each thread what it did, in the order of the trace; null: nothing could be read */
void page_data_thread_totals(struct json_writer *json, const struct summary *summary);
/* lines: rows by source line, with their text where the source can be read. Reads the trace. */
void page_data_lines(struct json_writer *json, struct trace *trace);
/* How many sites of a process pages are told of: site 0 is unknown, and always there. */
static inline uint32_t page_data_n_sites(const struct trace_process *process)
{
    return process->n_sites ? process->n_sites : 1;
}
/* sites: of all processes. Returns the number of the first one by process, in the trace's arena. */
uint32_t *page_data_sites(struct json_writer *json, const struct trace *trace);
/* texts: of each of them its source line, "" if the source cannot be read. */
void page_data_texts(struct json_writer *json, const struct trace *trace);

/* backtraces: the tree, whose frames have `value` (self time), `calls`, and `n0` ... for each captured number; null: there
 * are none. backtrace_numbers: these numbers, `name` and of how many calls that had a backtrace it was captured (`calls`,
 * of backtrace_calls). The tree is complete and not closed. */
void page_data_backtraces(struct json_writer *json, const struct frametree *backtraces);

#endif

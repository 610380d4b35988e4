/* A trace in order of execution: the nested calls of each thread, with their begins and durations. */
#ifndef REPLAY_H
#define REPLAY_H

#include "filter.h"
#include "output.h"
#include "reader.h"

struct replay_style {
    bool colour;
    size_t width; /* columns of the terminal, at which lines are cut; 0: no terminal */
    size_t depth; /* calls deeper than this are left out; 0: no limit */
    bool by_time; /* the lines of all threads in the order of time, each with its thread */
};

/* Writes the calls that pass the filter to `output`, and stops when writing fails. Calls that don't pass are left out,
 * and the calls inside them move one level outwards. Returns the number of events read. Problems are added to
 * trace->problems. With by_time, sets output->error if there is no room for a temporary file. */
uint64_t replay_write(struct output *output, struct trace *trace, struct filter *filter, const struct replay_style *style);

#endif

/* A trace as it ran: per thread the calls, nested, each with its begin and its duration. */
#ifndef REPLAY_H
#define REPLAY_H

#include "filter.h"
#include "output.h"
#include "reader.h"

struct replay_style {
    bool colour;
    size_t width; /* columns of the terminal, where longer lines are cut; 0: no terminal */
    size_t depth; /* calls deeper than this are left out; 0: none */
};

/* Writes to `output` until it fails. Of the calls that do not pass nothing is seen, what is called in them moves
 * outwards. Returns the number of events read. Problems are added to trace->problems. */
uint64_t replay_write(struct output *output, struct trace *trace, struct filter *filter, const struct replay_style *style);

#endif

/* A finished trace, told as the gate would have told it. */
#ifndef FINISHED_H
#define FINISHED_H

#include "reader.h"
#include "str.h"

/* Adds the lines of all tasks and threads, in the order of time. Memory grows with their number. Returns the number of
 * tasks. */
size_t finished_lines(struct trace *trace, struct str *out);

#endif

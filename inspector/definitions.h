/* The definitions stream of a process: its sites, the names of its threads, and its parent. */
#ifndef DEFINITIONS_H
#define DEFINITIONS_H

#include "reader.h"

/* Fills process->sites, parent_pid and the names of its threads as far as the file goes; the rest becomes a problem. */
void definitions_read(struct trace *trace, struct trace_process *process, const char *path);

#endif

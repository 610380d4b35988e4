/* Names for threads that the program gave none: that of their start routine, where it was recorded and its symbol is
 * there. */
#ifndef THREAD_NAMES_H
#define THREAD_NAMES_H

#include "reader.h"

/* To be called when a trace has been opened. Names that the program set stay. */
void thread_names_find(struct trace *trace);
/* The same for one process; the names are in the arena. */
void thread_names_of(struct trace_process *process, struct arena *arena);

#endif

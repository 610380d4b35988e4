/* Names for threads that the program gave none: that of their start routine, where it was recorded and its symbol is
 * there; else, of a thread that a point started, the function and line of that call ("main line 12"). */
#ifndef THREAD_NAMES_H
#define THREAD_NAMES_H

#include "reader.h"

/* To be called when a trace has been opened. Names that the program set stay. */
void thread_names_find(struct trace *trace);
/* The same for one process, by start routines alone; the names are in the arena. */
void thread_names_of(struct trace_process *process, struct arena *arena);
/* Whether it has no other name than its program's. */
bool thread_names_lacks(const struct trace_thread *thread);
/* The name of a thread whose first event is this one, by the call that started it; NULL if none did. */
const char *thread_names_by_start(struct arena *arena, const struct trace_process *process, enum weft_event type, uint32_t site);

#endif

/* Decodes any part of a thread: whole chunks of its index, with what was open at their begin. */
#ifndef RANGE_H
#define RANGE_H

#include "index_file.h"
#include "thread_walk.h"

/* Threads by their number in the whole trace. */
struct trace_thread *range_thread(const struct trace *trace, uint32_t thread);

/* A crossing, with its number. */
struct open_call {
    struct index_crossing crossing;
    uint32_t number;
};
typedef VEC(struct open_call) open_calls;
/* What is open at the begin of a chunk, the outermost first. Of a chunk behind the last one: nothing. */
void range_open_calls(struct index *index, struct arena *arena, uint32_t thread, uint32_t chunk, open_calls *calls);

/* Reads the chunks from `first` to `last`. `walk` has its callbacks set and is zeroed otherwise. What is open at the end
 * stays open (walk->calls) unless the thread ends there. Returns false if the trace's files have changed. The caller
 * calls thread_walk_release. */
bool range_walk(struct index *index, struct trace *trace, uint32_t thread, uint32_t first, uint32_t last, struct thread_walk *walk);

#endif

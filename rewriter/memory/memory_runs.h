/* Loops that make their records through a position of their own (struct weft_run of memory.h). */
#ifndef MEMORY_RUNS_H
#define MEMORY_RUNS_H

#include "memory_record.h"
#include "omp_directive.h"

/* Begins a run around the loop, if it may have one: from here on records are made in it (m->is_run). Not if something is
 * called in it, whose records would come behind the run, if it can be entered by a jump, if other threads execute a part of
 * it, or if it may wait for them: a run's records have one time. The run ends wherever the loop is left. */
bool memory_begin_run(struct memory_place *place, CXCursor loop);
/* The same for the loop of a worksharing directive: the run is that of the thread, and is around the directive. */
bool memory_begin_shared_run(struct memory_place *place, CXCursor loop, const struct omp_directive *omp);

#endif

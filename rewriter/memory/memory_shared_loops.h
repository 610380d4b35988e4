/* Loops that the threads of a region of OpenMP share, and that have no run: each thread looks at the clock in its first
 * iteration, and again if something in between may take time. */
#ifndef MEMORY_SHARED_LOOPS_H
#define MEMORY_SHARED_LOOPS_H

#include "memory_record.h"
#include "omp_directive.h"

void memory_begin_shared_loop(struct memory_place *place, CXCursor loop, const struct omp_directive *omp);
/* In the loop, before its body is walked: an iteration asks whether it has to look. */
void memory_ask_late(struct memory_place *place, CXCursor body);

#endif

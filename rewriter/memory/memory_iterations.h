/* Loops: each is recorded as a whole, by its iterations in few records, or statement by statement. */
#ifndef MEMORY_ITERATIONS_H
#define MEMORY_ITERATIONS_H

#include "memory_record.h"

/* `for` (`is_bound`: to a directive of OpenMP); and `while` or `do`. */
void memory_for(struct memory_place *place, CXCursor statement, bool is_bound);
void memory_while(struct memory_place *place, CXCursor statement, bool is_do);
/* Before anything else an iteration of place->loop says that it begins. */
void memory_begin_turn(struct memory_place *place, CXCursor first);

#endif

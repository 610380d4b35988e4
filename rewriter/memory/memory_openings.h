/* Where the record of a block can be opened: before a statement, or in an expression that is evaluated alone. */
#ifndef MEMORY_OPENINGS_H
#define MEMORY_OPENINGS_H

#include "memory_record.h"

/* Before this statement a run can begin. */
void memory_offer(struct memory_place *place, CXCursor statement);
/* A condition, which may declare a variable. */
void memory_test(struct memory_place *place, CXCursor test);
/* The value of an expression that is evaluated again and again, or only sometimes; or a condition that declares a variable.
 * Returns what may have happened between its records and what follows. */
memory_stale memory_alone(struct memory_place *outer, CXCursor expression, bool is_used);
void memory_end_block(struct memory_place *place);

#endif

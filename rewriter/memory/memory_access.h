/* The accesses of a full expression, in the order of the table: operands from left to right, what is stored behind what
 * is computed. Between sequence points C leaves the order open (C17 6.5/2), and compilers differ. */
#ifndef MEMORY_ACCESS_H
#define MEMORY_ACCESS_H

#include "memory_record.h"

/* Records the accesses of an expression whose value is used, or not. Closes the run if they do not all belong to it. */
void memory_expression(struct memory_place *place, CXCursor expression, bool is_used);
/* The same of an expression that a reference is bound to: it is no access itself. */
void memory_bound(struct memory_place *place, CXCursor expression);
/* Records that an object is stored to, by the initialiser of its declaration. */
void memory_initialised(struct memory_place *place, CXCursor declaration);
/* Records that an array is copied as a whole. */
void memory_copied(struct memory_place *place, CXCursor array);
/* Something here is not recorded that may order threads, such as an atomic operation: the table of the block says so. */
void memory_hide(struct memory_place *place, CXCursor cursor);

/* May a thread wait for another one in this statement, by atomic or volatile objects? */
bool memory_may_wait(const struct memory_walk *m, CXCursor statement);

#endif

/* Texts that run the same way each time: a loop of which they are the body has the same accesses in each iteration. */
#ifndef MEMORY_STRAIGHT_H
#define MEMORY_STRAIGHT_H

#include "memory_objects.h"

/* Only expressions, declarations, blocks, loops of a small known number of turns, and conditions that guard no access: no calls, nothing
 * that is left early. */
bool memory_is_straight(struct memory_walk *m, CXCursor statement);
/* The body of a loop: straight, but that it may be left (`leaves`) where nothing is accessed any more. */
bool memory_is_straight_body(struct memory_walk *m, CXCursor body, bool *leaves);
/* The condition of a loop. */
bool memory_is_simple_test(struct memory_walk *m, CXCursor test);
/* Does nothing change if the expression is evaluated once more? */
bool memory_may_repeat(struct memory_walk *m, CXCursor expression);
/* Is an lvalue that is memory anywhere in it? */
bool memory_has_memory(struct memory_walk *m, CXCursor cursor);

#endif

/* for (T x : range): the element that x is made of has no name in the text. */
#ifndef MEMORY_RANGES_H
#define MEMORY_RANGES_H

#include "memory_record.h"

/* What comes before the first iteration, and the making of x. Sets the statement that each iteration executes; false: the
 * loop is left alone. */
bool memory_range(struct memory_place *place, CXCursor statement, CXCursor *inner);

#endif

/* for (T x : range): the element that x is made of has no name in the text. */
#ifndef MEMORY_RANGES_H
#define MEMORY_RANGES_H

#include "memory_record.h"

void memory_range(struct memory_place *place, CXCursor statement);

#endif

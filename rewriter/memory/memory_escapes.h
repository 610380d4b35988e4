/* Which local objects are in memory: those whose address is taken. */
#ifndef MEMORY_ESCAPES_H
#define MEMORY_ESCAPES_H

#include "memory_walk.h"

/* Fills m->escaped. An address is taken by &, by an array that becomes a pointer, by an index that is not constant; in C++
 * also where a reference is bound or a method called. */
void memory_find_escaped(struct memory_walk *m, CXCursor body);

#endif

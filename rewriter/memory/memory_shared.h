/* Local objects that the threads or tasks of a region of OpenMP share (OpenMP 5.2, section 5.1) and write: these are memory,
 * too. Those that are only read are not: nobody has to wait for anybody because of them, and loops that are summed up stay so. */
#ifndef MEMORY_SHARED_H
#define MEMORY_SHARED_H

#include "memory_walk.h"

/* Fills m->shared and m->copies, if the compiler is told to obey directives. */
void memory_find_shared(struct memory_walk *m, CXCursor body);

#endif

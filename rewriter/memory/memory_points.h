/* The point of a function whose blocks and memory accesses are recorded. */
#ifndef MEMORY_POINTS_H
#define MEMORY_POINTS_H

#include "clang_walk.h"
#include "memory_function.h"

/* At the definition of a function, before its body is visited. NULL: it is not selected, or left alone (then there is a
 * point that says why). `reason`: what the language has against it. `*point`: the index of its point. */
struct memory_function *memory_visit_function(struct cursor_frame *here, enum reason reason, size_t *point);

#endif

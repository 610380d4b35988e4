/* Objects that give a lock back when they are destroyed: std::lock_guard g(m). */
#ifndef CXX_GUARD_H
#define CXX_GUARD_H

#include "clang_walk.h"
#include "cxx_point.h"

/* If the call constructs a local variable that is such a guard, by the table of functions, and takes the lock in any
 * case, sets point->release and what is known of the declaration: a statement of its own, behind which another
 * declaration may stand. A guard that is returned may be constructed in the place of the result, and gives nothing back
 * there. */
void cxx_find_guard(const struct cursor_frame *here, struct point *point, struct cxx_point *call);

#endif

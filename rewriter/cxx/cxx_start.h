/* What a new thread runs, among the arguments of the call that starts it. */
#ifndef CXX_START_H
#define CXX_START_H

#include "clang_walk.h"
#include "cxx_point.h"

/* Adds what the new thread of a `local` point runs, a lambda or a function among the arguments. Returns false if
 * there is none, or if it is an object that would have to be moved once more. */
bool cxx_fill_start(const struct cursor_frame *here, struct point *point, struct cxx_point *call);

#endif

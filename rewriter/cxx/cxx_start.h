/* What a new thread runs, among the arguments of the call that starts it. */
#ifndef CXX_START_H
#define CXX_START_H

#include "clang_walk.h"
#include "cxx_point.h"

/* The constructor of the thread that a function of the standard library makes of its arguments, as emplace_back of a
 * std::vector<std::thread> does, and make_unique: "std::thread::thread". `name` is what the callee is called. NULL: none. */
const char *cxx_thread_made(CXCursor call, const char *name);
/* Adds what the new thread of a `local` point runs, a lambda, a function or a method among the arguments. Returns false if
 * there is none, or if it is an object that would have to be moved once more. */
bool cxx_fill_start(const struct cursor_frame *here, struct point *point, struct cxx_point *call);

#endif

/* What becomes of the value of a call. */
#ifndef CXX_USE_H
#define CXX_USE_H

#include "clang_walk.h"
#include "cxx_point.h"

/* lasts, if not NULL: is the value the full expression's, and something else evaluated behind the call? */
enum cxx_use cxx_find_use(const struct cursor_frame *call, bool *lasts);

#endif

/* What becomes of the value of a call. */
#ifndef CXX_USE_H
#define CXX_USE_H

#include "clang_walk.h"
#include "cxx_point.h"

enum cxx_use cxx_find_use(const struct cursor_frame *call);

#endif

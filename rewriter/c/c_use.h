/* What becomes of the value of a call of C. */
#ifndef C_USE_H
#define C_USE_H

#include "c_point.h"
#include "clang_walk.h"

enum c_use c_find_use(const struct cursor_frame *here);

#endif

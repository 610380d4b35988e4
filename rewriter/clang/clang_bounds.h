/* Bounds of variable length arrays. */
#ifndef CLANG_BOUNDS_H
#define CLANG_BOUNDS_H

#include "clang_walk.h"

/* Is `child` the bound of an array that the variable or typedef of `up` declares with this type, and is it evaluated when
 * the declaration in a block is reached (C17 6.7.6.2/5)? */
bool clang_is_bound(const struct cursor_frame *up, CXCursor child, CXType type);

#endif

/* Calls on the right side of an assignment, where the compiler's order of evaluation must not change. */
#ifndef CXX_ORDER_H
#define CXX_ORDER_H

#include "clang_walk.h"

/* The assignment whose right side the call is, if the compiler evaluates the left side first and that can be noticed;
 * else NULL. */
const struct cursor_frame *cxx_find_order(const struct cursor_frame *call);
/* Is the call part of a place without effects, to which the result of a call is assigned? A probe would be an effect,
 * and the right side would be evaluated first. */
bool cxx_is_in_quiet_place(const struct cursor_frame *call);

#endif

/* Calls on the right side of an assignment, where the compiler's order of evaluation must not change. */
#ifndef CXX_ORDER_H
#define CXX_ORDER_H

#include "clang_walk.h"

/* The assignment whose right side the call is, if the compiler evaluates the left side first and that can be noticed;
 * else NULL. */
const struct cursor_frame *cxx_find_order(const struct cursor_frame *call);
/* Does nothing happen between the end of the call and that of the assignment's full expression? Where T depends on
 * template parameters, T(f(x)) may be no call, and in T{f(x)} an object may be made behind a comma. */
bool cxx_is_last_in(const struct cursor_frame *call, const struct cursor_frame *assignment);
/* May the assignment be measured as if it were the call, because nothing but the call takes time in it, nobody sees its
 * value, and g++ gives the result its place without a copy? `whole`: its text. */
bool cxx_find_whole(const struct cursor_frame *call, struct span *whole);
/* Is the call part of a place without effects, to which the result of a call is assigned? A probe would be an effect,
 * and the right side would be evaluated first. */
bool cxx_is_in_quiet_place(const struct cursor_frame *call);

#endif

/* Are the bytes of an expression the expression?
 *
 *     #define SUM a + b
 *     SUM * c
 *
 * The front end gives these bytes as those of `b * c`. Put into brackets, they would be `(a + b) * c`. */
#ifndef CLANG_CUT_H
#define CLANG_CUT_H

#include "clang_walk.h"

/* Does the expression begin or end in a macro invocation that makes other tokens beside it? */
bool clang_is_cut(const struct cursor_frame *here);
/* The same for an expression that is directly below `here`. */
bool clang_cuts_below(const struct cursor_frame *here, CXCursor expression);
/* For a call whose text is elsewhere: has the invocations expanded in which it begins and ends, and those that cut
 * one of its operands. */
void clang_want_around_call(struct cursor_frame *here);

#endif

/* Recursion by calls in tail position, which optimising compilers make jumps: a probe behind such a call would make a
 * loop a recursion that needs stack. */
#ifndef CLANG_TAIL_H
#define CLANG_TAIL_H

#include "clang_walk.h"

/* Notes the call of `callee` (null: not known) at `here`, if it is in tail position. `point`: NULL if it is not
 * selected. */
void clang_note_tail(const struct cursor_frame *here, CXCursor callee, struct point *point);
/* Notes the point of the body of the function that `here` is in. */
void clang_note_tail_of_body(const struct cursor_frame *here, struct point *point);

/* After all looks: leaves alone those points that would break a circle of such calls. */
void clang_leave_tails(struct unit *unit);

#endif

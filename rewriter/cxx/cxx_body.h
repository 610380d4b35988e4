/* The body that a call stands in: where states are declared, and whether a statement expression may stand there. */
#ifndef CXX_BODY_H
#define CXX_BODY_H

#include "clang_walk.h"
#include "cxx_point.h"

/* Sets point->function_begin, behind whose brace the states of the body's points are declared, and call->statement. */
enum reason cxx_place_state(const struct cursor_frame *here, struct point *point, struct cxx_point *call);
/* Sets CXX_ENCLOSABLE, or removes the statement expressions among the operands. */
void cxx_find_enclosable(const struct cursor_frame *here, const struct point *point, struct cxx_point *call);

#endif

/* The body that a call stands in: where states are declared, and whether a statement expression may stand there. */
#ifndef CXX_BODY_H
#define CXX_BODY_H

#include "clang_walk.h"
#include "cxx_point.h"

/* Sets point->function_begin to the place behind the brace of the body, where the states of its points are declared,
 * and call->statement. Returns a reason if there is no such place. */
enum reason cxx_place_state(const struct cursor_frame *here, struct point *point, struct cxx_point *call);
/* May the text be written a second time on the same line? */
bool cxx_can_repeat(const struct walk *w, struct span span);
/* Sets CXX_ENCLOSABLE if the call may be put into a statement expression; if not, its operands may not be either. */
void cxx_find_enclosable(const struct cursor_frame *here, const struct point *point, struct cxx_point *call);

#endif

/* Values that are captured, in C++. */
#ifndef CXX_CAPTURE_H
#define CXX_CAPTURE_H

#include "clang_walk.h"
#include "cxx_arms.h"
#include "cxx_point.h"

/* Makes room for what is known about the arguments, by the position of the parameter. */
void cxx_capture_prepare(const struct cursor_frame *here, struct point *point);
/* Describes an argument for the plan, or the object of a method, and sets operand->can_capture. */
void cxx_capture_operand(const struct cursor_frame *here, struct point *point, struct cxx_operand *operand, CXCursor expression,
                         const struct cxx_taker *taker);
/* Describes the result. */
void cxx_capture_result(const struct cursor_frame *here, struct point *point, const struct cxx_point *call);
/* Of a body: corrects what the code shared with C said about parameters and result that are objects or references. */
void cxx_capture_body(const struct cursor_frame *here, struct point *point);

#endif

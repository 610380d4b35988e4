/* Values that are captured, in C++. */
#ifndef CXX_CAPTURE_H
#define CXX_CAPTURE_H

#include "clang_walk.h"
#include "cxx_point.h"

/* Makes room for what is known of the arguments, by the position of the parameter. */
void cxx_capture_prepare(const struct cursor_frame *here, struct point *point);
/* What an argument is to the plan; sets operand->can_capture. */
void cxx_capture_operand(const struct cursor_frame *here, struct point *point, struct cxx_operand *operand, CXCursor expression, CXType parameter);
void cxx_capture_result(const struct cursor_frame *here, struct point *point, const struct cxx_point *call);
/* Of a body, after the front end that C++ shares with C has looked: references are what they refer to. */
void cxx_capture_body(const struct cursor_frame *here, struct point *point);

#endif

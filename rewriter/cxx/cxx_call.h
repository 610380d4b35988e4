/* All that is known of a call whose text was found: its result, what becomes of it, its operands. */
#ifndef CXX_CALL_H
#define CXX_CALL_H

#include "clang_walk.h"
#include "cxx_point.h"
#include "cxx_text.h"

void cxx_fill_call(const struct cursor_frame *here, const struct cxx_text *text, struct point *point, struct cxx_point *call);

#endif

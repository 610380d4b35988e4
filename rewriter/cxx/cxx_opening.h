/* Where the point of a declared object is opened: in one of the arguments of its constructor. */
#ifndef CXX_OPENING_H
#define CXX_OPENING_H

#include "clang_walk.h"
#include "cxx_point.h"
#include "cxx_text.h"

/* Sets call->first. Returns false if the point can be opened nowhere. */
bool cxx_find_opening(const struct cursor_frame *here, const struct cxx_text *text, struct cxx_point *call);

#endif

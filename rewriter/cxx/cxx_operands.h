/* What goes into a call: its operands, the receiver among them. */
#ifndef CXX_OPERANDS_H
#define CXX_OPERANDS_H

#include "clang_walk.h"
#include "cxx_point.h"
#include "cxx_text.h"

/* Fills call->operands; there is room for two more. */
void cxx_fill_operands(const struct cursor_frame *here, const struct cxx_text *text, struct point *point, struct cxx_point *call);
/* Puts the operands in source order. */
void cxx_sort_operands(struct cxx_point *call);

#endif

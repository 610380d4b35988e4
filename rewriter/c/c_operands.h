/* The operands of a call of C. */
#ifndef C_OPERANDS_H
#define C_OPERANDS_H

#include "clang_walk.h"

/* Divides the text between the brackets, tokens `open` and `close`, into the point's operands. If a macro holds
 * several operands, their texts cannot be told apart: then they stay as they are. */
void c_fill_operands(const struct cursor_frame *here, struct point *point, size_t open, size_t close, CXType function_type);

#endif

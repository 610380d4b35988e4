/* Which values of a call of C can pass through a function, and what its surroundings say to that. */
#ifndef C_PASSAGE_H
#define C_PASSAGE_H

#include "c_point.h"
#include "clang_walk.h"

struct c_value c_find_passage(const struct cursor_frame *here, CXType type);
/* Where the outermost expression around the call begins. */
uint32_t c_find_statement(const struct cursor_frame *here);
/* See struct point: declarations. */
uint32_t c_place_declarations(const struct cursor_frame *here);

#endif

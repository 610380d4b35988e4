/* Why calls are left alone because of what is around them. */
#ifndef CXX_CONTEXT_H
#define CXX_CONTEXT_H

#include "clang_walk.h"

/* ... in the AST. */
enum reason cxx_context_reason(struct cursor_frame *here);
/* Is it in the bound of a variable length array? */
bool cxx_is_in_bound(const struct cursor_frame *here);
/* ... in the text: by the words in front of the brackets around the place. */
enum reason cxx_bracket_reason(const struct walk *w, uint32_t offset);

#endif

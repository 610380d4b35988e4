/* Calls that libclang does not show: in the init-statement of a switch or of a range-based for ([stmt.switch],
 * [stmt.ranged]). Only their text is known. */
#ifndef CXX_UNSEEN_H
#define CXX_UNSEEN_H

#include "clang_walk.h"

struct unseen_call {
    const char *name; /* as it is written, with its scopes */
    struct span span; /* from the name to the closing parenthesis */
};

typedef VEC(struct unseen_call) unseen_calls;

/* What in the statement's init-statement reads like a call. Nothing for other statements. */
unseen_calls cxx_find_unseen(const struct cursor_frame *here);

#endif

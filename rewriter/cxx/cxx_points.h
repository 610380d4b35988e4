/* Calls and bodies of C++ -> points. */
#ifndef CXX_POINTS_H
#define CXX_POINTS_H

#include "clang_unit.h"

/* struct clang_family's look. */
int cxx_look(struct unit *unit, const struct tokens *tokens, const struct rewrite_request *request, struct diags *diags);

#endif

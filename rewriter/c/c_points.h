/* Calls of C -> points. */
#ifndef C_POINTS_H
#define C_POINTS_H

#include "clang_unit.h"

/* struct clang_family's look. */
int c_look(struct unit *unit, const struct tokens *tokens, const struct rewrite_request *request, struct diags *diags);

#endif

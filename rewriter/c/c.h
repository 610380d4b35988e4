/* What the files of this folder have for C's constant (c.c). */
#ifndef C_H
#define C_H

#include "clang_unit.h"

/* struct clang_family's look. */
int c_look(struct unit *unit, const struct tokens *tokens, const struct rewrite_request *request, struct diags *diags);

extern const struct scheme_set scheme_c;

#endif

/* What the files of this folder have for C++'s constant (cxx.c). */
#ifndef CXX_H
#define CXX_H

#include "clang_unit.h"

/* struct clang_family's look. */
int cxx_look(struct unit *unit, const struct tokens *tokens, const struct rewrite_request *request, struct diags *diags);

extern const struct scheme_set scheme_cxx;

#endif

/* What a call of C calls, by name. */
#ifndef C_NAMES_H
#define C_NAMES_H

#include "clang_walk.h"

/* Names the callee expression: *pattern_name is what selections see, *site_name what the trace says. *function is the
 * declaration of the callee, or null. */
void c_name_callee(struct walk *w, CXCursor callee, const char **pattern_name, const char **site_name, CXCursor *function);
/* offsetof and its like, whose arguments are not evaluated; NULL behind the last. */
extern const char *const c_unevaluating[];
/* Builtins whose operand is a call that they make themselves; NULL behind the last. */
extern const char *const c_calling[];
/* gettext and its like, through which the compiler checks a format string. */
bool c_looks_into_format(const struct walk *w, const char *name, CXCursor function);

#endif

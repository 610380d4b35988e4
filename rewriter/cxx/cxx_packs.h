/* Parameter packs, and where they are expanded ([temp.variadic], [expr.prim.fold]). */
#ifndef CXX_PACKS_H
#define CXX_PACKS_H

#include "clang_walk.h"

/* The name of a function parameter pack that the pattern expands, or NULL. */
const char *cxx_pack_name(struct walk *w, CXCursor pattern);
/* May the expression, whose text is the span, mention a pack that is expanded outside of it, within the other span? */
bool cxx_is_expanded_outside(const struct walk *w, CXCursor expression, struct span span, struct span within);

#endif

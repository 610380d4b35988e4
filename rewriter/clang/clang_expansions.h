/* Macro expansions: which bytes of the main file, and of included files, they cover. */
#ifndef CLANG_EXPANSIONS_H
#define CLANG_EXPANSIONS_H

#include "clang_walk.h"

/* Adds a macro expansion. libclang reports them in source order, before all declarations. */
void clang_add_expansion(struct walk *w, CXCursor expansion);
/* The outermost expansion that covers this byte of the main file, or NULL. */
const struct span *clang_expansion_around(const struct walk *w, uint32_t offset);
/* The outermost macro invocation in an included file that a call, or a part of it, comes out of; empty if there is
 * none. */
struct span clang_included_expansion(struct walk *w, CXCursor call);
/* Is this location, which is in a system header, in one that the configuration does not ask for? */
bool clang_is_foreign(struct walk *w, CXSourceLocation location);

#endif

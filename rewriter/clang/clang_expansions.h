/* Macro expansions: which bytes of the main file, and of included files, they cover. */
#ifndef CLANG_EXPANSIONS_H
#define CLANG_EXPANSIONS_H

#include "clang_walk.h"

/* Adds a macro expansion. libclang reports them in source order, before all declarations. */
void clang_add_expansion(struct walk *w, CXCursor expansion);
/* The outermost expansion that covers this byte of the main file, or NULL. */
const struct span *clang_expansion_around(const struct walk *w, uint32_t offset);
/* The one in which a cursor of the main file begins, or NULL. */
const struct span *clang_expansion_of(const struct walk *w, CXCursor cursor);
/* The same for any file. Those of headers are known only if their calls may be points. */
const struct span *clang_expansion_at(struct walk *w, CXFile file, uint32_t offset);
/* Has the invocation that covers this byte of the main file expanded for the second look, if there is one. */
void clang_want_expansion(struct walk *w, uint32_t offset);
/* Has the invocations in which a cursor begins and ends expanded, in whichever file. */
void clang_want_expansions(struct walk *w, CXCursor cursor);
/* Has all invocations expanded that begin within a cursor. */
void clang_want_expansions_within(struct walk *w, CXCursor cursor);
/* The tokens of the file at this location; NULL where its calls cannot be points. */
const struct tokens *clang_tokens_at(struct walk *w, CXSourceLocation location);
/* Is this location in a system header that the configuration does not ask for? */
bool clang_is_foreign(struct walk *w, CXSourceLocation location);

#endif

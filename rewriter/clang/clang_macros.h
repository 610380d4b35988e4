/* Macros that are another name of a macro with parameters:
 *
 *     #define CHECK(x) if (x) {} else log(#x)
 *     #define ASSERT CHECK
 *     ASSERT(f(1));
 *
 * The front end reports an expansion of ASSERT, which is the name, and none of CHECK, which takes the parentheses. */
#ifndef CLANG_MACROS_H
#define CLANG_MACROS_H

#include "clang_walk.h"

void clang_add_macro(struct walk *w, CXCursor definition);
/* May the expansion of this macro, without its arguments, contain a _Pragma? */
bool clang_makes_pragma(struct walk *w, CXCursor expansion);
/* Where the invocation ends that begins with this expansion. `tokens` are those of its file, and `end` is where the
 * front end lets it end. */
uint32_t clang_invocation_end(struct walk *w, CXCursor expansion, const struct tokens *tokens, uint32_t end);
/* Calls `visit` for each word of the macro's definition, and of those of the macros that it names; for none if it is not
 * defined in a file. */
void clang_visit_macro_words(struct walk *w, struct slice name, void (*visit)(struct slice word, void *data), void *data);

#endif

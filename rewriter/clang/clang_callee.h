/* What the name and the declarations of a function say about calls of it. */
#ifndef CLANG_CALLEE_H
#define CLANG_CALLEE_H

#include "clang_walk.h"

/* `names`: NULL behind the last. */
bool clang_is_one_of(const char *name, const char *const *names);
/* Why calls of a function of this name are left alone: they are never calls at run time, or must stay in their stack
 * frame. Else REASON_NONE. */
enum reason clang_callee_reason(const char *name);
/* Is the word in the text of a declaration of the function, outside of its body? */
bool clang_function_mentions(const struct walk *w, CXCursor function, const char *word);

#endif

/* Functions that may not be called in another way than they are, told by their names and their declarations. */
#ifndef CLANG_CALLEE_H
#define CLANG_CALLEE_H

#include "clang_walk.h"

/* `names`: NULL behind the last. */
bool clang_is_one_of(const char *name, const char *const *names);
/* Why a call of a function of this name is left alone: it is never a call at run time, or must stay in its stack frame. */
enum reason clang_callee_reason(const char *name);
/* Does the word stand in the text of a declaration of the function, outside of its body? */
bool clang_function_mentions(const struct walk *w, CXCursor function, const char *word);

#endif

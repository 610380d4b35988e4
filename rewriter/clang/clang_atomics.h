/* gcc's <stdatomic.h> is made of builtins that gcc takes for objects of _Atomic types as well, and clang does not. */
#ifndef CLANG_ATOMICS_H
#define CLANG_ATOMICS_H

#include <clang-c/Index.h>

#include "arena.h"
#include "str.h"

/* Of `text`, which was parsed as the file `path`: if builtins were rejected there, stores a text of the same length in
 * which they have other names and returns true. */
bool clang_rename_atomics(struct arena *arena, CXTranslationUnit tu, const char *path, struct slice *text);

/* What these names mean to clang, as options; NULL behind the last. */
extern const char *const clang_atomic_options[];

/* Is this one of the other names? */
bool clang_atomic_is_renamed(const char *name);
/* The name that the source has for this one. */
const char *clang_atomic_name(struct arena *arena, const char *name);

#endif

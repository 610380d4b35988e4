/* From the flags of the real command line to those with which libclang sees the same program. */
#ifndef CLANG_ARGS_H
#define CLANG_ARGS_H

#include "request.h"

struct clang_args {
    const char **items; /* NULL behind the last */
    size_t count;
};

/* Is the command's compiler gcc (and not clang)? Decided by its name and by what that links to. */
bool clang_args_is_gcc(struct arena *arena, const struct rewrite_request *request);
/* Is -pedantic among the flags, in any of its spellings? */
bool clang_args_is_pedantic(const struct rewrite_request *request);
/* The level of optimisation: what stands behind the last -O ('1' if nothing does), '0' without one. */
char clang_args_level(const struct rewrite_request *request);
/* Do the flags say that an exception may leave a call of C? */
bool clang_args_unwinds(const struct rewrite_request *request);
/* The C++ standard in force: 11, 14, 17 ... If the compiler's default is not known, the oldest that it may be. */
int clang_args_standard(struct arena *arena, const struct rewrite_request *request);
/* The number that -DNAME=NUMBER among the arguments gives a macro; 0: none does. */
long clang_args_macro(struct clang_args args, const char *name);
/* `as_gcc`: libclang says to be a gcc. `macros`: what gives it the compiler's own macros (compiler_own.h); count 0: nothing does. */
struct clang_args clang_args_make(struct arena *arena, const struct rewrite_request *request, bool is_cxx, bool as_gcc, struct clang_args macros);

#endif

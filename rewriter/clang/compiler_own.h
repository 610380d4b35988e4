/* What a compiler has of its own: the macros that it defines (__GNUC__, __OPTIMIZE__, __cpp_concepts, __SANITIZE_ADDRESS__ ...) and its
 * headers (<quadmath.h>). With libclang's, #if would choose what the compiler does not. */
#ifndef COMPILER_OWN_H
#define COMPILER_OWN_H

#include "clang_args.h"

/* The arguments that give libclang the compiler's macros in place of its own, and its headers behind all others; none: the compiler
 * does not say. It is asked once for each set of flags if there is a directory for answers (request->answers), else once in a row.
 * libclang has to be loaded. Not for several threads. */
struct clang_args compiler_own_find(struct arena *arena, const struct rewrite_request *request, bool is_cxx);

/* The flag for the standard that the compiler takes where its command names none ("-std=gnu23", of gcc 15), or NULL: that is what libclang
 * is told anyway, or the command names one, or the compiler does not say. The same holds as above. */
const char *compiler_own_standard(struct arena *arena, const struct rewrite_request *request, bool is_cxx);

#endif

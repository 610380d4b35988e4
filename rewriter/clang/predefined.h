/* The macros that a compiler defines by itself: __GNUC__, __OPTIMIZE__, __cpp_concepts, __SANITIZE_ADDRESS__ ... libclang has values of
 * its own, and with these #if would choose what the compiler does not. */
#ifndef PREDEFINED_H
#define PREDEFINED_H

#include "clang_args.h"

/* The arguments that give libclang the compiler's macros in place of its own; none: the compiler does not say. It is asked once for each
 * set of flags if there is a directory for answers (request->answers), else once in a row. libclang has to be loaded. Not for several
 * threads. */
struct clang_args predefined_find(struct arena *arena, const struct rewrite_request *request, bool is_cxx);

#endif

/* What a compiler makes programs for, and the runtime that fits them. The runtime that weft was installed with is for
 * this machine and its libc. For anything else (another processor, `-m32`, musl, a sysroot) it is built from its
 * sources, once, by the build's own compiler, below $XDG_CACHE_HOME/weft/runtime or ~/.cache/weft/runtime.
 */
#ifndef TARGET_H
#define TARGET_H

#include "wrap_args.h"

struct target {
    const char *library; /* directory of its libweft.so and libweft.a; NULL: there is no runtime, because of: */
    const char *reason;
    const char *name;             /* for messages: "aarch64-linux-gnu" */
    const char *const *front_end; /* what libclang has to be told: its triple, its directories of headers */
    size_t n_front_end;
    const char *const *search; /* where the compiler looks for <...>; none: it does not say */
    size_t n_search;
};

/* What `compiler` (absolute path) makes with the flags of this command line. What is found is kept in the directory
 * STATE/targets; that there is no runtime only until target_forget. `native`: the installed runtime's directory. */
void target_find(struct arena *arena, const char *state, const char *compiler, const struct wrap_args *args, const char *native,
                 struct target *target);

/* At the begin of a build: what could not be built before is tried again. */
void target_forget(struct arena *arena, const char *state);

#endif

/* Builds the runtime for a target from its installed sources. */
#ifndef TARGET_LIBRARY_H
#define TARGET_LIBRARY_H

#include "arena.h"

struct target_library {
    const char *directory; /* has libweft.a and libweft.so (this one only if the target has shared libraries), and idle/libweft.a */
    const char *reason;    /* why there is none; directory is NULL */
};

/* With the C compiler that belongs to `compiler`, and the flags that choose the target. `identity` tells targets apart.
 * Of several processes that want the same, one builds it and the others wait. */
void target_library_make(struct arena *arena, const char *compiler, const char *const *flags, size_t n_flags, const char *name, const char *identity,
                         struct target_library *made);

#endif

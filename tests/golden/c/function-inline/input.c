/* Inline functions: static ones, with external linkage, GNU's; and what never returns. */
#include <stdlib.h>

static inline int inside(int n) { return n + 1; }
__attribute__((always_inline)) static inline int always(int n) { return inside(n); }
inline int outside(int n) { return n; }
extern int outside(int n);

_Noreturn void leave(int status) { exit(status); }

__attribute__((constructor)) static void early(void)
{
    if (always(outside(1)) != 2)
        leave(1);
}

#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Inline functions: static ones, with external linkage, GNU's; and what never returns. */
#include <stdlib.h>

static inline int inside(int n) { WEFT_POINT(weft_p0, 0, 0); return n + 1; }
__attribute__((always_inline)) static inline int always(int n) { WEFT_POINT(weft_p1, 1, 0); return inside(n); }
inline int outside(int n) { WEFT_POINT(weft_p2, 2, 0); return n; }
extern int outside(int n);

_Noreturn void leave(int status) { WEFT_POINT(weft_p3, 3, 0); exit(status); }

__attribute__((constructor)) static void early(void)
{ WEFT_POINT(weft_p4, 4, 0);
    if (always(outside(1)) != 2)
        leave(1);
}
static const struct weft_site weft_sites[] = {
    { "inside", "input.c", "inside", 4, 4, 19, 2, 3, 0 },
    { "always", "input.c", "always", 5, 5, 50, 2, 3, 0 },
    { "outside", "input.c", "outside", 6, 6, 12, 2, 3, 0 },
    { "leave", "input.c", "leave", 9, 9, 16, 2, 3, 0 },
    { "early", "input.c", "early", 11, 15, 42, 2, 3, 0 },
};
WEFT_UNIT_DEFINE(5);

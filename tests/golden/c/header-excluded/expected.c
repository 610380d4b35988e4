#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* The text of an excluded header comes in where an included one needs it; its calls are left alone. */
# 1 "inline.h" 1
# 1 "excluded.h" 1
int f(int);
static inline int e(int x) { return f(x); }
# 2 "inline.h" 2
static inline int g(int x) { return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), e(x)))); }
# 3 "input.c" 2
int caller(int x) { return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), g(x)))); }
static const struct weft_site weft_sites[] = {
    { "e", "inline.h", "g", 2, 2, 37, 4, 0, 0 },
    { "g", "input.c", "caller", 3, 3, 28, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(2);

#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Only the branch that this build takes is rewritten. */
int f(int);
#if defined(__STDC__)
int caller(int x) { return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), f(x)))); }
#else
int caller(x) int x; { return f(x); }
#endif
#if 0
int other(int x) { return f(x); " unbalanced ' }
#endif
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 4, 4, 28, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(1);

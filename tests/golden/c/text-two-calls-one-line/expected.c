#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Several points in one line, next to each other and nested: columns tell them apart. */
int f(int);
int g(int);

int caller(int x) { return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), f(x)))) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(1), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), g(x)))))))))) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (g((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(3), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(4), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(4), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(5), (WEFT_BEGIN(5), g(x)))))))))))))))); }
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 5, 5, 28, 6, 0, 0 },
    { "f", "input.c", "caller", 5, 5, 35, 6, 0, 0 },
    { "g", "input.c", "caller", 5, 5, 37, 7, 0, 0 },
    { "g", "input.c", "caller", 5, 5, 45, 5, 0, 0 },
    { "f", "input.c", "caller", 5, 5, 47, 6, 0, 0 },
    { "g", "input.c", "caller", 5, 5, 49, 7, 0, 0 },
};
WEFT_UNIT_DEFINE(6);

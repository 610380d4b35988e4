#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Macros that expand to nothing, or to attributes and casts, next to the call. */
int f(int);
int g(int);
#define NOTHING
#define CAST (long)
#define IN

int caller(int x)
{
    NOTHING (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), f(x)))) NOTHING;
    return (int)(CAST (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), f(IN x)))) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(2), NOTHING (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (WEFT_BEGIN(3), g(x)))))))))) + NOTHING (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(4), (WEFT_BEGIN(4), g NOTHING (x)))));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 10, 10, 13, 3, 0, 0 },
    { "f", "input.c", "caller", 11, 11, 23, 8, 0, 0 },
    { "f", "input.c", "caller", 11, 11, 33, 7, 0, 0 },
    { "g", "input.c", "caller", 11, 11, 43, 8, 0, 0 },
    { "g", "input.c", "caller", 11, 11, 59, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(5);

#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A point as the whole statement after labels, case labels and else; in braces-free bodies. */
int f(int);

int caller(int n)
{
again:
    __extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), f(0)); WEFT_END(0); WEFT_RESULT(0); });
    switch (n) {
    case 1:
        __extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), f(1)); WEFT_END(1); WEFT_RESULT(1); });
        break;
    case 2:
    default:
        if (n)
            __extension__({ __auto_type weft_r2 = (WEFT_BEGIN(2), f(2)); WEFT_END(2); WEFT_RESULT(2); });
        else
            __extension__({ __auto_type weft_r3 = (WEFT_BEGIN(3), f(3)); WEFT_END(3); WEFT_RESULT(3); });
    }
    for (;;)
        if (__extension__({ __auto_type weft_r4 = (WEFT_BEGIN(4), f(4)); WEFT_END(4); weft_r4; }))
            break;
        else
            goto again;
    return n;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 7, 7, 5, 4, 0, 0 },
    { "f", "input.c", "caller", 10, 10, 9, 6, 0, 0 },
    { "f", "input.c", "caller", 15, 15, 13, 8, 0, 0 },
    { "f", "input.c", "caller", 17, 17, 13, 8, 0, 0 },
    { "f", "input.c", "caller", 20, 20, 13, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(5);

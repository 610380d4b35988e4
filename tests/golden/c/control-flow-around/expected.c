#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A point as the whole statement after labels, case labels and else; in braces-free bodies. */
int f(int);

int caller(int n)
{
again:
    __extension__({ WEFT_POINT(weft_p0, 0, 0); f(0); });
    switch (n) {
    case 1:
        __extension__({ WEFT_POINT(weft_p1, 1, 0); f(1); });
        break;
    case 2:
    default:
        if (n)
            __extension__({ WEFT_POINT(weft_p2, 2, 0); f(2); });
        else
            __extension__({ WEFT_POINT(weft_p3, 3, 0); f(3); });
    }
    for (;;)
        if (__extension__({ WEFT_POINT(weft_p4, 4, 0); f(4); }))
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

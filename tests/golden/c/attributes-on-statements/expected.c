#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Attributes before statements and on declarations stay where they are. */
int f(int);
__attribute__((hot)) int caller(int x)
{
    __attribute__((unused)) int y = __extension__({ WEFT_POINT(weft_p0, 0, 0); f(x); });
    switch (__extension__({ WEFT_POINT(weft_p1, 1, 0); f(1); })) {
    case 1:
        __extension__({ WEFT_POINT(weft_p2, 2, 0); f(2); });
        __attribute__((fallthrough));
    case 2:
        return __extension__({ WEFT_POINT(weft_p3, 3, 0); f(3); });
    }
    return 0;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 5, 5, 37, 5, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 13, 4, 0, 0 },
    { "f", "input.c", "caller", 8, 8, 9, 6, 0, 0 },
    { "f", "input.c", "caller", 11, 11, 16, 7, 0, 0 },
};
WEFT_UNIT_DEFINE(4);

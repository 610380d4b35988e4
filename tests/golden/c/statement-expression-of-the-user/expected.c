#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Calls inside the user's own statement expressions, last or not. */
int f(int);

int caller(int n)
{
    int x = ({ int y = __extension__({ WEFT_POINT(weft_p0, 0, 0); f(n); }); y + 1; });
    int z = ({ __extension__({ WEFT_POINT(weft_p1, 1, 0); f(n); }); });
    ({ __extension__({ WEFT_POINT(weft_p2, 2, 0); f(1); }); (void)0; });
    return x + z + __extension__({ WEFT_POINT(weft_p3, 3, 1); f(__extension__({ register __auto_type weft_v3_0 = (({ int w = __extension__({ WEFT_POINT(weft_p4, 4, 0); f(2); }); w * __extension__({ WEFT_POINT(weft_p5, 5, 0); f(3); }); })); weft_arm(&weft_p3); weft_v3_0; })); });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 6, 6, 24, 9, 0, 0 },
    { "f", "input.c", "caller", 7, 7, 16, 7, 0, 0 },
    { "f", "input.c", "caller", 8, 8, 8, 5, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 20, 5, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 33, 10, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 43, 9, 0, 0 },
};
WEFT_UNIT_DEFINE(6);

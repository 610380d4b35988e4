#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Comments that allow falling through stay where -Wimplicit-fallthrough looks for them. */
int f(int);
void g(int);

int caller(int n)
{
    switch (n) {
    case 1:
        __extension__({ WEFT_POINT(weft_p0, 0, 1); g(__extension__({ register __auto_type weft_v0_0 = (__extension__({ WEFT_POINT(weft_p1, 1, 0); f(1); })); weft_arm(&weft_p0); weft_v0_0; })); });
        /* fall through */
    case 2:
        __extension__({ WEFT_POINT(weft_p2, 2, 0); f(2); });
        // fallthrough
    case 3:
        return __extension__({ WEFT_POINT(weft_p3, 3, 0); f(3); });
    }
    return 0;
}
static const struct weft_site weft_sites[] = {
    { "g", "input.c", "caller", 9, 9, 9, 6, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 11, 7, 0, 0 },
    { "f", "input.c", "caller", 12, 12, 9, 6, 0, 0 },
    { "f", "input.c", "caller", 15, 15, 16, 7, 0, 0 },
};
WEFT_UNIT_DEFINE(4);

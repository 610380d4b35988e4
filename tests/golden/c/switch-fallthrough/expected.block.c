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
        __extension__({ __auto_type weft_v0_0 = (__extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), f(1)); WEFT_END(1); weft_r1; })); WEFT_BEGIN(0); g(weft_v0_0); WEFT_END(0); });
        /* fall through */
    case 2:
        __extension__({ __auto_type weft_r2 = (WEFT_BEGIN(2), f(2)); WEFT_END(2); WEFT_RESULT(2); });
        // fallthrough
    case 3:
        return __extension__({ __auto_type weft_r3 = (WEFT_BEGIN(3), f(3)); WEFT_END(3); weft_r3; });
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

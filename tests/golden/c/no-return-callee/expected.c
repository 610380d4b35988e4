#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* What does not come back gets a begin and no end. */
#include <stdlib.h>
_Noreturn void die(int);
__attribute__((noreturn)) void die2(const char *, ...);
int g(void);

int caller(int x)
{
    if (x == 1)
        __extension__({ WEFT_POINT(weft_p0, 0, 1); die(__extension__({ register __auto_type weft_v0_0 = (__extension__({ WEFT_POINT(weft_p1, 1, 0); g(); })); weft_arm(&weft_p0); weft_v0_0; })); });
    if (x == 2)
        __extension__({ WEFT_POINT(weft_p2, 2, 1); die2("%d", __extension__({ register __auto_type weft_v2_1 = (__extension__({ WEFT_POINT(weft_p3, 3, 0); g(); })); weft_arm(&weft_p2); weft_v2_1; })); });
    if (x == 3)
        __extension__({ WEFT_POINT(weft_p4, 4, 1); exit(__extension__({ register __auto_type weft_v4_0 = (__extension__({ WEFT_POINT(weft_p5, 5, 0); g(); })); weft_arm(&weft_p4); weft_v4_0; })); });
    if (x)
        return 1;
    __extension__({ WEFT_POINT(weft_p6, 6, 0); die(2); });
}
static const struct weft_site weft_sites[] = {
    { "die", "input.c", "caller", 10, 10, 9, 4, 0, 0 },
    { "g", "input.c", "caller", 10, 10, 13, 5, 0, 0 },
    { "die2", "input.c", "caller", 12, 12, 9, 4, 0, 0 },
    { "g", "input.c", "caller", 12, 12, 20, 5, 0, 0 },
    { "exit", "input.c", "caller", 14, 14, 9, 4, 0, 0 },
    { "g", "input.c", "caller", 14, 14, 14, 5, 0, 0 },
    { "die", "input.c", "caller", 17, 17, 5, 3, 0, 0 },
};
WEFT_UNIT_DEFINE(7);

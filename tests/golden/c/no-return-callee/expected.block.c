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
        __extension__({ __auto_type weft_v0_0 = (__extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), g()); WEFT_END(1); weft_r1; })); WEFT_BEGIN(0); die(weft_v0_0); WEFT_END(0); });
    if (x == 2)
        __extension__({ __auto_type weft_v2_1 = (__extension__({ __auto_type weft_r3 = (WEFT_BEGIN(3), g()); WEFT_END(3); weft_r3; })); WEFT_BEGIN(2); die2("%d", weft_v2_1); WEFT_END(2); });
    if (x == 3)
        __extension__({ __auto_type weft_v4_0 = (__extension__({ __auto_type weft_r5 = (WEFT_BEGIN(5), g()); WEFT_END(5); weft_r5; })); WEFT_BEGIN(4); exit(weft_v4_0); WEFT_END(4); });
    if (x)
        return 1;
    __extension__({ WEFT_BEGIN(6); die(2); WEFT_END(6); });
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

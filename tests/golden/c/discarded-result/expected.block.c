#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Results thrown away: with a cast, without one, and with a callee that warns about it. */
int f(int);
int used(int) __attribute__((const));

void caller(void)
{
    __extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), f(1)); WEFT_END(0); WEFT_RESULT(0); });
    (void)__extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), f(2)); WEFT_END(1); weft_r1; });
    __extension__({ __auto_type weft_r2 = (WEFT_BEGIN(2), f(3)); WEFT_END(2); WEFT_RESULT(2); }), (void)__extension__({ __auto_type weft_r3 = (WEFT_BEGIN(3), f(4)); WEFT_END(3); weft_r3; });
    if (__extension__({ __auto_type weft_r4 = (WEFT_BEGIN(4), f(5)); WEFT_END(4); weft_r4; })) {
    }
    (void)__extension__({ __auto_type weft_r5 = (WEFT_BEGIN(5), used(6)); WEFT_END(5); weft_r5; });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 7, 7, 5, 3, 0, 0 },
    { "f", "input.c", "caller", 8, 8, 11, 4, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 5, 4, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 17, 5, 0, 0 },
    { "f", "input.c", "caller", 10, 10, 9, 4, 0, 0 },
    { "used", "input.c", "caller", 12, 12, 11, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(6);

#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Results thrown away: with a cast, without one, and with a callee that warns about it. */
int f(int);
int used(int) __attribute__((const));

void caller(void)
{
    __extension__({ WEFT_POINT(weft_p0, 0, 0); f(1); });
    (void)__extension__({ WEFT_POINT(weft_p1, 1, 0); f(2); });
    __extension__({ WEFT_POINT(weft_p2, 2, 0); f(3); }), (void)__extension__({ WEFT_POINT(weft_p3, 3, 0); f(4); });
    if (__extension__({ WEFT_POINT(weft_p4, 4, 0); f(5); })) {
    }
    (void)__extension__({ WEFT_POINT(weft_p5, 5, 0); used(6); });
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

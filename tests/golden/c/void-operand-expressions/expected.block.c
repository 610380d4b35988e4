#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Calls as void operands: in commas, conditionals, and a return of void. */
int f(int);
void v(int);
void g(void);

void caller(int x)
{
    x ? __extension__({ WEFT_BEGIN(0); v(1); WEFT_END(0); }) : __extension__({ WEFT_BEGIN(1); g(); WEFT_END(1); });
    (void)(__extension__({ __auto_type weft_v2_0 = (__extension__({ __auto_type weft_r3 = (WEFT_BEGIN(3), f(2)); WEFT_END(3); weft_r3; })); WEFT_BEGIN(2); v(weft_v2_0); WEFT_END(2); }), __extension__({ __auto_type weft_r4 = (WEFT_BEGIN(4), f(3)); WEFT_END(4); weft_r4; }));
    (x ? v : v)(__extension__({ __auto_type weft_r5 = (WEFT_BEGIN(5), f(4)); WEFT_END(5); weft_r5; }));
    for (__extension__({ WEFT_BEGIN(6); v(5); WEFT_END(6); }); x; __extension__({ WEFT_BEGIN(7); v(6); WEFT_END(7); }), __extension__({ WEFT_BEGIN(8); g(); WEFT_END(8); }))
        x--;
}
static const struct weft_site weft_sites[] = {
    { "v", "input.c", "caller", 8, 8, 9, 4, 0, 0 },
    { "g", "input.c", "caller", 8, 8, 16, 4, 0, 0 },
    { "v", "input.c", "caller", 9, 9, 12, 5, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 14, 6, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 21, 5, 0, 0 },
    { "f", "input.c", "caller", 10, 10, 17, 4, 0, 0 },
    { "v", "input.c", "caller", 11, 11, 10, 4, 0, 0 },
    { "v", "input.c", "caller", 11, 11, 19, 5, 0, 0 },
    { "g", "input.c", "caller", 11, 11, 25, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(9);

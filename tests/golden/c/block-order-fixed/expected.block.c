#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* The textbook form would name g() before h(); which goes first is the compiler's choice, so a point with two costly operands keeps the normal form. */
int f(int, int);
int g(void);
int h(void);
extern int global;

int caller(int x)
{
    int sum = __extension__({ WEFT_POINT(weft_p0, 0, 2); f(__extension__({ register __auto_type weft_v0_0 = (__extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), g()); WEFT_END(1); WEFT_RESULT(1); })); weft_arm(&weft_p0); weft_v0_0; }), __extension__({ register __auto_type weft_v0_1 = (__extension__({ __auto_type weft_r2 = (WEFT_BEGIN(2), h()); WEFT_END(2); WEFT_RESULT(2); })); weft_arm(&weft_p0); weft_v0_1; })); });
    sum += __extension__({ __auto_type weft_v3_0 = (__extension__({ __auto_type weft_r4 = (WEFT_BEGIN(4), g()); WEFT_END(4); WEFT_RESULT(4); })); __auto_type weft_r3 = (WEFT_BEGIN(3), f(weft_v3_0, x)); WEFT_END(3); WEFT_RESULT(3); });
    sum += __extension__({ WEFT_POINT(weft_p5, 5, 1); f(global, __extension__({ register __auto_type weft_v5_1 = (__extension__({ __auto_type weft_r6 = (WEFT_BEGIN(6), g()); WEFT_END(6); WEFT_RESULT(6); })); weft_arm(&weft_p5); weft_v5_1; })); });
    sum += __extension__({ WEFT_POINT(weft_p7, 7, 1); f(__extension__({ register __auto_type weft_v7_0 = (__extension__({ __auto_type weft_r8 = (WEFT_BEGIN(8), g()); WEFT_END(8); WEFT_RESULT(8); })); weft_arm(&weft_p7); weft_v7_0; }), global + x); });
    sum += __extension__({ WEFT_POINT(weft_p9, 9, 1); f(x++, __extension__({ register __auto_type weft_v9_1 = (__extension__({ __auto_type weft_r10 = (WEFT_BEGIN(10), g()); WEFT_END(10); WEFT_RESULT(10); })); weft_arm(&weft_p9); weft_v9_1; })); });
    return sum + __extension__({ __auto_type weft_r11 = (WEFT_BEGIN(11), f(x++, 1)); WEFT_END(11); WEFT_RESULT(11); });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 9, 9, 15, 5, 0, 0 },
    { "g", "input.c", "caller", 9, 9, 17, 6, 0, 0 },
    { "h", "input.c", "caller", 9, 9, 22, 6, 0, 0 },
    { "f", "input.c", "caller", 10, 10, 12, 4, 0, 0 },
    { "g", "input.c", "caller", 10, 10, 14, 5, 0, 0 },
    { "f", "input.c", "caller", 11, 11, 12, 4, 0, 0 },
    { "g", "input.c", "caller", 11, 11, 22, 5, 0, 0 },
    { "f", "input.c", "caller", 12, 12, 12, 4, 0, 0 },
    { "g", "input.c", "caller", 12, 12, 14, 5, 0, 0 },
    { "f", "input.c", "caller", 13, 13, 12, 4, 0, 0 },
    { "g", "input.c", "caller", 13, 13, 19, 5, 0, 0 },
    { "f", "input.c", "caller", 14, 14, 18, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(12);

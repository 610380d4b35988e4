#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Nested points under warnings about shadowing, prototypes and declarations after statements. */
int f(int, int);
int g(int);
int caller(int x);

int caller(int x)
{ unsigned weft_n0_0, weft_n0_1;
    x = (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_COUNT(weft_n0_0, 2), f((WEFT_INTEGER(int)weft_counted_signed(&weft_n0_0, WEFT_SITE(0), __extension__({ __auto_type weft_v1_0 = (__extension__({ __auto_type weft_v2_0 = (__extension__({ __auto_type weft_r3 = (WEFT_BEGIN(3), g(x)); WEFT_END(3); weft_r3; })); __auto_type weft_r2 = (WEFT_BEGIN(2), f(weft_v2_0, 1)); WEFT_END(2); weft_r2; })); __auto_type weft_r1 = (WEFT_BEGIN(1), g(weft_v1_0)); WEFT_END(1); weft_r1; }))), (WEFT_INTEGER(int)weft_counted_signed(&weft_n0_0, WEFT_SITE(0), __extension__({ __auto_type weft_v4_0 = (__extension__({ __auto_type weft_v5_1 = (__extension__({ __auto_type weft_r6 = (WEFT_BEGIN(6), g(3)); WEFT_END(6); weft_r6; })); __auto_type weft_r5 = (WEFT_BEGIN(5), f(2, weft_v5_1)); WEFT_END(5); weft_r5; })); __auto_type weft_r4 = (WEFT_BEGIN(4), g(weft_v4_0)); WEFT_END(4); weft_r4; })))))));
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(7), (WEFT_COUNT(weft_n0_0, 2), f((WEFT_INTEGER(int)weft_counted_signed(&weft_n0_0, WEFT_SITE(7), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(8), (WEFT_COUNT(weft_n0_1, 2), f((WEFT_INTEGER(int)weft_counted_signed(&weft_n0_1, WEFT_SITE(8), __extension__({ __auto_type weft_v9_1 = (__extension__({ __auto_type weft_r10 = (WEFT_BEGIN(10), g(1)); WEFT_END(10); weft_r10; })); __auto_type weft_r9 = (WEFT_BEGIN(9), f(x, weft_v9_1)); WEFT_END(9); weft_r9; }))), (WEFT_INTEGER(int)weft_counted_signed(&weft_n0_1, WEFT_SITE(8), __extension__({ __auto_type weft_r11 = (WEFT_BEGIN(11), g(2)); WEFT_END(11); weft_r11; }))))))))), (WEFT_INTEGER(int)weft_counted_signed(&weft_n0_0, WEFT_SITE(7), __extension__({ __auto_type weft_v12_0 = (__extension__({ __auto_type weft_v13_0 = (__extension__({ __auto_type weft_r14 = (WEFT_BEGIN(14), g(4)); WEFT_END(14); weft_r14; })); __auto_type weft_r13 = (WEFT_BEGIN(13), f(weft_v13_0, 5)); WEFT_END(13); weft_r13; })); __auto_type weft_r12 = (WEFT_BEGIN(12), g(weft_v12_0)); WEFT_END(12); weft_r12; })))))));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 8, 8, 9, 4, 0, 0 },
    { "g", "input.c", "caller", 8, 8, 11, 5, 0, 0 },
    { "f", "input.c", "caller", 8, 8, 13, 6, 0, 0 },
    { "g", "input.c", "caller", 8, 8, 15, 7, 0, 0 },
    { "g", "input.c", "caller", 8, 8, 26, 5, 0, 0 },
    { "f", "input.c", "caller", 8, 8, 28, 6, 0, 0 },
    { "g", "input.c", "caller", 8, 8, 33, 7, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 12, 4, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 14, 5, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 16, 6, 0, 0 },
    { "g", "input.c", "caller", 9, 9, 21, 7, 0, 0 },
    { "g", "input.c", "caller", 9, 9, 28, 6, 0, 0 },
    { "g", "input.c", "caller", 9, 9, 35, 5, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 37, 6, 0, 0 },
    { "g", "input.c", "caller", 9, 9, 39, 7, 0, 0 },
};
WEFT_UNIT_DEFINE(15);

#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Sixteen levels: the text of the operand of the outermost point holds fifteen points. */
int f(int);

int caller(int x)
{
    return __extension__({ __auto_type weft_v0_0 = (__extension__({ __auto_type weft_v1_0 = (__extension__({ __auto_type weft_v2_0 = (__extension__({ __auto_type weft_v3_0 = (__extension__({ __auto_type weft_v4_0 = (__extension__({ __auto_type weft_v5_0 = (__extension__({ __auto_type weft_v6_0 = (__extension__({ __auto_type weft_v7_0 = (__extension__({ __auto_type weft_v8_0 = (__extension__({ __auto_type weft_v9_0 = (__extension__({ __auto_type weft_v10_0 = (__extension__({ __auto_type weft_v11_0 = (__extension__({ __auto_type weft_v12_0 = (__extension__({ __auto_type weft_v13_0 = (__extension__({ __auto_type weft_v14_0 = (__extension__({ __auto_type weft_r15 = (WEFT_BEGIN(15), f(x)); WEFT_END(15); weft_r15; })); __auto_type weft_r14 = (WEFT_BEGIN(14), f(weft_v14_0)); WEFT_END(14); weft_r14; })); __auto_type weft_r13 = (WEFT_BEGIN(13), f(weft_v13_0)); WEFT_END(13); weft_r13; })); __auto_type weft_r12 = (WEFT_BEGIN(12), f(weft_v12_0)); WEFT_END(12); weft_r12; })); __auto_type weft_r11 = (WEFT_BEGIN(11), f(weft_v11_0)); WEFT_END(11); weft_r11; })); __auto_type weft_r10 = (WEFT_BEGIN(10), f(weft_v10_0)); WEFT_END(10); weft_r10; })); __auto_type weft_r9 = (WEFT_BEGIN(9), f(weft_v9_0)); WEFT_END(9); weft_r9; })); __auto_type weft_r8 = (WEFT_BEGIN(8), f(weft_v8_0)); WEFT_END(8); weft_r8; })); __auto_type weft_r7 = (WEFT_BEGIN(7), f(weft_v7_0)); WEFT_END(7); weft_r7; })); __auto_type weft_r6 = (WEFT_BEGIN(6), f(weft_v6_0)); WEFT_END(6); weft_r6; })); __auto_type weft_r5 = (WEFT_BEGIN(5), f(weft_v5_0)); WEFT_END(5); weft_r5; })); __auto_type weft_r4 = (WEFT_BEGIN(4), f(weft_v4_0)); WEFT_END(4); weft_r4; })); __auto_type weft_r3 = (WEFT_BEGIN(3), f(weft_v3_0)); WEFT_END(3); weft_r3; })); __auto_type weft_r2 = (WEFT_BEGIN(2), f(weft_v2_0)); WEFT_END(2); weft_r2; })); __auto_type weft_r1 = (WEFT_BEGIN(1), f(weft_v1_0)); WEFT_END(1); weft_r1; })); __auto_type weft_r0 = (WEFT_BEGIN(0), f(weft_v0_0)); WEFT_END(0); weft_r0; });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 6, 6, 12, 4, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 14, 5, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 16, 6, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 18, 7, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 20, 8, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 22, 9, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 24, 10, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 26, 11, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 28, 12, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 30, 13, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 32, 14, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 34, 15, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 36, 16, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 38, 17, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 40, 18, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 42, 19, 0, 0 },
};
WEFT_UNIT_DEFINE(16);

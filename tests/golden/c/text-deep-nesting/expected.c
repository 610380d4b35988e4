#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Sixteen levels: the text of the operand of the outermost point holds fifteen points. */
int f(int);

int caller(int x)
{
    return __extension__({ WEFT_POINT(weft_p0, 0, 1); f(__extension__({ register __auto_type weft_v0_0 = (__extension__({ WEFT_POINT(weft_p1, 1, 1); f(__extension__({ register __auto_type weft_v1_0 = (__extension__({ WEFT_POINT(weft_p2, 2, 1); f(__extension__({ register __auto_type weft_v2_0 = (__extension__({ WEFT_POINT(weft_p3, 3, 1); f(__extension__({ register __auto_type weft_v3_0 = (__extension__({ WEFT_POINT(weft_p4, 4, 1); f(__extension__({ register __auto_type weft_v4_0 = (__extension__({ WEFT_POINT(weft_p5, 5, 1); f(__extension__({ register __auto_type weft_v5_0 = (__extension__({ WEFT_POINT(weft_p6, 6, 1); f(__extension__({ register __auto_type weft_v6_0 = (__extension__({ WEFT_POINT(weft_p7, 7, 1); f(__extension__({ register __auto_type weft_v7_0 = (__extension__({ WEFT_POINT(weft_p8, 8, 1); f(__extension__({ register __auto_type weft_v8_0 = (__extension__({ WEFT_POINT(weft_p9, 9, 1); f(__extension__({ register __auto_type weft_v9_0 = (__extension__({ WEFT_POINT(weft_p10, 10, 1); f(__extension__({ register __auto_type weft_v10_0 = (__extension__({ WEFT_POINT(weft_p11, 11, 1); f(__extension__({ register __auto_type weft_v11_0 = (__extension__({ WEFT_POINT(weft_p12, 12, 1); f(__extension__({ register __auto_type weft_v12_0 = (__extension__({ WEFT_POINT(weft_p13, 13, 1); f(__extension__({ register __auto_type weft_v13_0 = (__extension__({ WEFT_POINT(weft_p14, 14, 1); f(__extension__({ register __auto_type weft_v14_0 = (__extension__({ WEFT_POINT(weft_p15, 15, 0); f(x); })); weft_arm(&weft_p14); weft_v14_0; })); })); weft_arm(&weft_p13); weft_v13_0; })); })); weft_arm(&weft_p12); weft_v12_0; })); })); weft_arm(&weft_p11); weft_v11_0; })); })); weft_arm(&weft_p10); weft_v10_0; })); })); weft_arm(&weft_p9); weft_v9_0; })); })); weft_arm(&weft_p8); weft_v8_0; })); })); weft_arm(&weft_p7); weft_v7_0; })); })); weft_arm(&weft_p6); weft_v6_0; })); })); weft_arm(&weft_p5); weft_v5_0; })); })); weft_arm(&weft_p4); weft_v4_0; })); })); weft_arm(&weft_p3); weft_v3_0; })); })); weft_arm(&weft_p2); weft_v2_0; })); })); weft_arm(&weft_p1); weft_v1_0; })); })); weft_arm(&weft_p0); weft_v0_0; })); });
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

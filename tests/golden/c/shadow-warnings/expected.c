#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Nested points under warnings about shadowing, prototypes and declarations after statements. */
int f(int, int);
int g(int);
int caller(int x);

int caller(int x)
{
    x = __extension__({ WEFT_POINT(weft_p0, 0, 2); f(__extension__({ register __auto_type weft_v0_0 = (__extension__({ WEFT_POINT(weft_p1, 1, 1); g(__extension__({ register __auto_type weft_v1_0 = (__extension__({ WEFT_POINT(weft_p2, 2, 1); f(__extension__({ register __auto_type weft_v2_0 = (__extension__({ WEFT_POINT(weft_p3, 3, 0); g(x); })); weft_arm(&weft_p2); weft_v2_0; }), 1); })); weft_arm(&weft_p1); weft_v1_0; })); })); weft_arm(&weft_p0); weft_v0_0; }), __extension__({ register __auto_type weft_v0_1 = (__extension__({ WEFT_POINT(weft_p4, 4, 1); g(__extension__({ register __auto_type weft_v4_0 = (__extension__({ WEFT_POINT(weft_p5, 5, 1); f(2, __extension__({ register __auto_type weft_v5_1 = (__extension__({ WEFT_POINT(weft_p6, 6, 0); g(3); })); weft_arm(&weft_p5); weft_v5_1; })); })); weft_arm(&weft_p4); weft_v4_0; })); })); weft_arm(&weft_p0); weft_v0_1; })); });
    return __extension__({ WEFT_POINT(weft_p7, 7, 2); f(__extension__({ register __auto_type weft_v7_0 = (__extension__({ WEFT_POINT(weft_p8, 8, 2); f(__extension__({ register __auto_type weft_v8_0 = (__extension__({ WEFT_POINT(weft_p9, 9, 1); f(x, __extension__({ register __auto_type weft_v9_1 = (__extension__({ WEFT_POINT(weft_p10, 10, 0); g(1); })); weft_arm(&weft_p9); weft_v9_1; })); })); weft_arm(&weft_p8); weft_v8_0; }), __extension__({ register __auto_type weft_v8_1 = (__extension__({ WEFT_POINT(weft_p11, 11, 0); g(2); })); weft_arm(&weft_p8); weft_v8_1; })); })); weft_arm(&weft_p7); weft_v7_0; }), __extension__({ register __auto_type weft_v7_1 = (__extension__({ WEFT_POINT(weft_p12, 12, 1); g(__extension__({ register __auto_type weft_v12_0 = (__extension__({ WEFT_POINT(weft_p13, 13, 1); f(__extension__({ register __auto_type weft_v13_0 = (__extension__({ WEFT_POINT(weft_p14, 14, 0); g(4); })); weft_arm(&weft_p13); weft_v13_0; }), 5); })); weft_arm(&weft_p12); weft_v12_0; })); })); weft_arm(&weft_p7); weft_v7_1; })); });
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

#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* 0, NULL and casts of them are null pointer constants only as they stand: they are never put into a variable. */
#include <stddef.h>
int f(const char *, void (*)(void), int);
int v(const char *, ...);
int g(void);

int caller(void)
{
    return __extension__({ WEFT_POINT(weft_p0, 0, 1); f(0, 0, __extension__({ register __auto_type weft_v0_2 = (g()); weft_arm(&weft_p0); weft_v0_2; })); }) + __extension__({ WEFT_POINT(weft_p1, 1, 1); f(NULL, NULL, __extension__({ register __auto_type weft_v1_2 = (g()); weft_arm(&weft_p1); weft_v1_2; })); }) + __extension__({ WEFT_POINT(weft_p2, 2, 1); f((void *)0, 0L, __extension__({ register __auto_type weft_v2_2 = (g()); weft_arm(&weft_p2); weft_v2_2; })); }) + __extension__({ WEFT_POINT(weft_p3, 3, 1); v("", __extension__({ register __auto_type weft_v3_1 = (g()); weft_arm(&weft_p3); weft_v3_1; }), (char *)0); }) + __extension__({ WEFT_POINT(weft_p4, 4, 1); v("", __extension__({ register __auto_type weft_v4_1 = (g()); weft_arm(&weft_p4); weft_v4_1; }), NULL); }) + __extension__({ WEFT_POINT(weft_p5, 5, 0); v("", (char *)NULL); });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 9, 9, 12, 9, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 27, 9, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 48, 8, 0, 0 },
    { "v", "input.c", "caller", 9, 9, 72, 7, 0, 0 },
    { "v", "input.c", "caller", 9, 9, 96, 6, 0, 0 },
    { "v", "input.c", "caller", 9, 9, 115, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(6);

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
    return __extension__({ __auto_type weft_v0_2 = (g()); __auto_type weft_r0 = (WEFT_BEGIN(0), f(0, 0, weft_v0_2)); WEFT_END(0); weft_r0; }) + __extension__({ __auto_type weft_v1_2 = (g()); __auto_type weft_r1 = (WEFT_BEGIN(1), f(NULL, NULL, weft_v1_2)); WEFT_END(1); weft_r1; }) + __extension__({ __auto_type weft_v2_2 = (g()); __auto_type weft_r2 = (WEFT_BEGIN(2), f((void *)0, 0L, weft_v2_2)); WEFT_END(2); weft_r2; }) + __extension__({ __auto_type weft_v3_1 = (g()); __auto_type weft_r3 = (WEFT_BEGIN(3), v("", weft_v3_1, (char *)0)); WEFT_END(3); weft_r3; }) + __extension__({ __auto_type weft_v4_1 = (g()); __auto_type weft_r4 = (WEFT_BEGIN(4), v("", weft_v4_1, NULL)); WEFT_END(4); weft_r4; }) + __extension__({ __auto_type weft_r5 = (WEFT_BEGIN(5), v("", (char *)NULL)); WEFT_END(5); weft_r5; });
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

#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Two costly operands at every level: the object counts both down, in whichever order the compiler takes them. */
int outer(int, int);
int middle(int, int);
int inner(int);

int nest(int x)
{
    return __extension__({ WEFT_POINT(weft_p0, 0, 2); outer(__extension__({ register __auto_type weft_v0_0 = (__extension__({ WEFT_POINT(weft_p1, 1, 2); middle(__extension__({ register __auto_type weft_v1_0 = (__extension__({ WEFT_POINT(weft_p2, 2, 0); inner(x); })); weft_arm(&weft_p1); weft_v1_0; }), __extension__({ register __auto_type weft_v1_1 = (__extension__({ WEFT_POINT(weft_p3, 3, 0); inner(x + 1); })); weft_arm(&weft_p1); weft_v1_1; })); })); weft_arm(&weft_p0); weft_v0_0; }), __extension__({ register __auto_type weft_v0_1 = (__extension__({ WEFT_POINT(weft_p4, 4, 2); middle(__extension__({ register __auto_type weft_v4_0 = (__extension__({ WEFT_POINT(weft_p5, 5, 0); inner(x + 2); })); weft_arm(&weft_p4); weft_v4_0; }), __extension__({ register __auto_type weft_v4_1 = (__extension__({ WEFT_POINT(weft_p6, 6, 0); inner(x + 3); })); weft_arm(&weft_p4); weft_v4_1; })); })); weft_arm(&weft_p0); weft_v0_1; })); });
}
static const struct weft_site weft_sites[] = {
    { "outer", "input.c", "nest", 8, 8, 12, 4, 0, 0 },
    { "middle", "input.c", "nest", 8, 8, 18, 5, 0, 0 },
    { "inner", "input.c", "nest", 8, 8, 25, 6, 0, 0 },
    { "inner", "input.c", "nest", 8, 8, 35, 6, 0, 0 },
    { "middle", "input.c", "nest", 8, 8, 50, 5, 0, 0 },
    { "inner", "input.c", "nest", 8, 8, 57, 6, 0, 0 },
    { "inner", "input.c", "nest", 8, 8, 71, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(7);

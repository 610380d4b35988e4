#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Two costly operands at every level: the object counts both down, in whichever order the compiler takes them. */
int outer(int, int);
int middle(int, int);
int inner(int);

int nest(int x)
{
    return __extension__({ WEFT_POINT(weft_p0, 0, 2); outer(__extension__({ register __auto_type weft_v0_0 = (__extension__({ WEFT_POINT(weft_p1, 1, 2); middle(__extension__({ register __auto_type weft_v1_0 = (__extension__({ __auto_type weft_r2 = (WEFT_BEGIN(2), inner(x)); WEFT_END(2); WEFT_RESULT(2); })); weft_arm(&weft_p1); weft_v1_0; }), __extension__({ register __auto_type weft_v1_1 = (__extension__({ __auto_type weft_r3 = (WEFT_BEGIN(3), inner(x + 1)); WEFT_END(3); WEFT_RESULT(3); })); weft_arm(&weft_p1); weft_v1_1; })); })); weft_arm(&weft_p0); weft_v0_0; }), __extension__({ register __auto_type weft_v0_1 = (__extension__({ WEFT_POINT(weft_p4, 4, 2); middle(__extension__({ register __auto_type weft_v4_0 = (__extension__({ __auto_type weft_r5 = (WEFT_BEGIN(5), inner(x + 2)); WEFT_END(5); WEFT_RESULT(5); })); weft_arm(&weft_p4); weft_v4_0; }), __extension__({ register __auto_type weft_v4_1 = (__extension__({ __auto_type weft_r6 = (WEFT_BEGIN(6), inner(x + 3)); WEFT_END(6); WEFT_RESULT(6); })); weft_arm(&weft_p4); weft_v4_1; })); })); weft_arm(&weft_p0); weft_v0_1; })); });
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

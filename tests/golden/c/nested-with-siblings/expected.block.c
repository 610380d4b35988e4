#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Two costly operands at every level: the object counts both down, in whichever order the compiler takes them. */
int outer(int, int);
int middle(int, int);
int inner(int);

int nest(int x)
{ unsigned weft_n0_0, weft_n0_1, weft_n0_2;
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_COUNT(weft_n0_0, 2), outer((WEFT_INTEGER(int)weft_counted_signed(&weft_n0_0, WEFT_SITE(0), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_COUNT(weft_n0_1, 2), middle((WEFT_INTEGER(int)weft_counted_signed(&weft_n0_1, WEFT_SITE(1), __extension__({ __auto_type weft_r2 = (WEFT_BEGIN(2), inner(x)); WEFT_END(2); weft_r2; }))), (WEFT_INTEGER(int)weft_counted_signed(&weft_n0_1, WEFT_SITE(1), __extension__({ __auto_type weft_r3 = (WEFT_BEGIN(3), inner(x + 1)); WEFT_END(3); weft_r3; }))))))))), (WEFT_INTEGER(int)weft_counted_signed(&weft_n0_0, WEFT_SITE(0), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(4), (WEFT_COUNT(weft_n0_2, 2), middle((WEFT_INTEGER(int)weft_counted_signed(&weft_n0_2, WEFT_SITE(4), __extension__({ __auto_type weft_r5 = (WEFT_BEGIN(5), inner(x + 2)); WEFT_END(5); weft_r5; }))), (WEFT_INTEGER(int)weft_counted_signed(&weft_n0_2, WEFT_SITE(4), __extension__({ __auto_type weft_r6 = (WEFT_BEGIN(6), inner(x + 3)); WEFT_END(6); weft_r6; })))))))))))));
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

#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Parentheses, commas, quotes and comment marks in strings and characters are not syntax. */
int f(const char *, int, int);
int g(int);

int caller(void)
{
    return __extension__({ __auto_type weft_v0_2 = (__extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), g('"')); WEFT_END(1); weft_r1; })); __auto_type weft_r0 = (WEFT_BEGIN(0), f("),(\"/*", ')', weft_v0_2)); WEFT_END(0); weft_r0; }) + __extension__({ __auto_type weft_v2_2 = (__extension__({ __auto_type weft_r3 = (WEFT_BEGIN(3), g(',')); WEFT_END(3); weft_r3; })); __auto_type weft_r2 = (WEFT_BEGIN(2), f("//" "," ")", '\'', weft_v2_2)); WEFT_END(2); weft_r2; }) + __extension__({ __auto_type weft_v4_2 = (__extension__({ __auto_type weft_r5 = (WEFT_BEGIN(5), g('(')); WEFT_END(5); weft_r5; })); __auto_type weft_r4 = (WEFT_BEGIN(4), f("\\", '\\', weft_v4_2)); WEFT_END(4); weft_r4; });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 7, 7, 12, 6, 0, 0 },
    { "g", "input.c", "caller", 7, 7, 30, 7, 0, 0 },
    { "f", "input.c", "caller", 7, 7, 40, 6, 0, 0 },
    { "g", "input.c", "caller", 7, 7, 62, 7, 0, 0 },
    { "f", "input.c", "caller", 7, 7, 72, 5, 0, 0 },
    { "g", "input.c", "caller", 7, 7, 86, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(6);

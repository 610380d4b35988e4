#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* The textbook form would name g() before h(); which goes first is the compiler's choice, so a point with two costly operands keeps the normal form. */
int f(int, int);
int g(void);
int h(void);
extern int global;

int caller(int x)
{ unsigned weft_n0_0;
    int sum = (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_COUNT(weft_n0_0, 2), f((WEFT_INTEGER(int)weft_counted_signed(&weft_n0_0, WEFT_SITE(0), __extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), g()); WEFT_END(1); weft_r1; }))), (WEFT_INTEGER(int)weft_counted_signed(&weft_n0_0, WEFT_SITE(0), __extension__({ __auto_type weft_r2 = (WEFT_BEGIN(2), h()); WEFT_END(2); weft_r2; })))))));
    sum += __extension__({ __auto_type weft_v3_0 = (__extension__({ __auto_type weft_r4 = (WEFT_BEGIN(4), g()); WEFT_END(4); weft_r4; })); __auto_type weft_r3 = (WEFT_BEGIN(3), f(weft_v3_0, x)); WEFT_END(3); weft_r3; });
    sum += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(5), (f(global, (WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(5), __extension__({ __auto_type weft_r6 = (WEFT_BEGIN(6), g()); WEFT_END(6); weft_r6; })))))));
    sum += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(7), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(7), __extension__({ __auto_type weft_r8 = (WEFT_BEGIN(8), g()); WEFT_END(8); weft_r8; }))), global + x))));
    sum += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(9), (f(x++, (WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(9), __extension__({ __auto_type weft_r10 = (WEFT_BEGIN(10), g()); WEFT_END(10); weft_r10; })))))));
    return sum + __extension__({ __auto_type weft_r11 = (WEFT_BEGIN(11), f(x++, 1)); WEFT_END(11); weft_r11; });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 9, 9, 15, 5, 0, 0 },
    { "g", "input.c", "caller", 9, 9, 17, 6, 0, 0 },
    { "h", "input.c", "caller", 9, 9, 22, 6, 0, 0 },
    { "f", "input.c", "caller", 10, 10, 12, 4, 0, 0 },
    { "g", "input.c", "caller", 10, 10, 14, 5, 0, 0 },
    { "f", "input.c", "caller", 11, 11, 12, 4, 0, 0 },
    { "g", "input.c", "caller", 11, 11, 22, 5, 0, 0 },
    { "f", "input.c", "caller", 12, 12, 12, 4, 0, 0 },
    { "g", "input.c", "caller", 12, 12, 14, 5, 0, 0 },
    { "f", "input.c", "caller", 13, 13, 12, 4, 0, 0 },
    { "g", "input.c", "caller", 13, 13, 19, 5, 0, 0 },
    { "f", "input.c", "caller", 14, 14, 18, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(12);

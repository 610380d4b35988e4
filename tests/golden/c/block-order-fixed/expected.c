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
    int sum = (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_COUNT(weft_n0_0, 2), f((WEFT_INTEGER(int)weft_counted_signed(&weft_n0_0, WEFT_SITE(0), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), g()))))), (WEFT_INTEGER(int)weft_counted_signed(&weft_n0_0, WEFT_SITE(0), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), h())))))))));
    sum += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(3), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(4), (WEFT_BEGIN(4), g()))))), x))));
    sum += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(5), (f(global, (WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(5), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(6), (WEFT_BEGIN(6), g())))))))));
    sum += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(7), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(7), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(8), (WEFT_BEGIN(8), g()))))), global + x))));
    sum += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(9), (f(x++, (WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(9), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(10), (WEFT_BEGIN(10), g())))))))));
    return sum + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(11), (WEFT_BEGIN(11), f(x++, 1))));
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

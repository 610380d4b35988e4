#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Nested points under warnings about shadowing, prototypes and declarations after statements. */
int f(int, int);
int g(int);
int caller(int x);

int caller(int x)
{ unsigned weft_n0_0, weft_n0_1;
    x = (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_COUNT(weft_n0_0, 2), f((WEFT_INTEGER(int)weft_counted_signed(&weft_n0_0, WEFT_SITE(0), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (g((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(1), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(2), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (WEFT_BEGIN(3), g(x)))))), 1)))))))))))), (WEFT_INTEGER(int)weft_counted_signed(&weft_n0_0, WEFT_SITE(0), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(4), (g((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(4), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(5), (f(2, (WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(5), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(6), (WEFT_BEGIN(6), g(3))))))))))))))))))))));
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(7), (WEFT_COUNT(weft_n0_0, 2), f((WEFT_INTEGER(int)weft_counted_signed(&weft_n0_0, WEFT_SITE(7), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(8), (WEFT_COUNT(weft_n0_1, 2), f((WEFT_INTEGER(int)weft_counted_signed(&weft_n0_1, WEFT_SITE(8), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(9), (f(x, (WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(9), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(10), (WEFT_BEGIN(10), g(1)))))))))))), (WEFT_INTEGER(int)weft_counted_signed(&weft_n0_1, WEFT_SITE(8), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(11), (WEFT_BEGIN(11), g(2)))))))))))), (WEFT_INTEGER(int)weft_counted_signed(&weft_n0_0, WEFT_SITE(7), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(12), (g((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(12), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(13), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(13), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(14), (WEFT_BEGIN(14), g(4)))))), 5))))))))))))))));
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

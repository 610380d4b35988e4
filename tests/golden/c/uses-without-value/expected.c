#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Nobody sees the value of these calls: no conversion stands before them, which a compiler would call useless. */
int f(int);
char *s(int);
struct pair { int a, b; } pair(int);

int caller(int x)
{
    (WEFT_BEGIN(0), (void)f(1), WEFT_END(0));
    (WEFT_BEGIN(1), (void)s(2), WEFT_END(1));
    (WEFT_BEGIN(2), (void)pair(3), WEFT_END(2));
    (void)(WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (WEFT_BEGIN(3), f(4))));
    if (x)
        (WEFT_BEGIN(4), (void)f(5), WEFT_END(4));
    else
        (WEFT_BEGIN(5), (void)s(6), WEFT_END(5));
    for ((WEFT_BEGIN(6), (void)f(7), WEFT_END(6)), (WEFT_BEGIN(7), (void)s(8), WEFT_END(7)); (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(8), (WEFT_BEGIN(8), f(x)))) > 9; (WEFT_BEGIN(9), (void)f(10), WEFT_END(9)))
        (WEFT_BEGIN(10), (void)f(11), WEFT_END(10));
    x && (WEFT_BEGIN(11), (void)f(12), WEFT_ENDED(11));
    x || ((WEFT_BEGIN(12), (void)s(13), WEFT_END(12)), (WEFT_BEGIN(13), (void)f(14), WEFT_ENDED(13)));
    x ? __extension__({ WEFT_POINT(weft_p14, 14, 0); f(15); }) : __extension__({ WEFT_POINT(weft_p15, 15, 0); f(16); });
    do
        (WEFT_BEGIN(16), (void)f(17), WEFT_END(16));
    while ((WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(17), (WEFT_BEGIN(17), f(18)))));
    switch (x) {
    case 1:
        (WEFT_BEGIN(18), (void)s(19), WEFT_END(18));
    default:
        (WEFT_BEGIN(19), (void)f(20), WEFT_END(19));
    }
    return __extension__({ (WEFT_BEGIN(20), (void)f(21), WEFT_END(20)); __extension__({ WEFT_POINT(weft_p21, 21, 0); f(22); }); }), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(22), (WEFT_BEGIN(22), f(23))));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 8, 8, 5, 3, 0, 0 },
    { "s", "input.c", "caller", 9, 9, 5, 3, 0, 0 },
    { "pair", "input.c", "caller", 10, 10, 5, 3, 0, 0 },
    { "f", "input.c", "caller", 11, 11, 11, 4, 0, 0 },
    { "f", "input.c", "caller", 13, 13, 9, 4, 0, 0 },
    { "s", "input.c", "caller", 15, 15, 9, 4, 0, 0 },
    { "f", "input.c", "caller", 16, 16, 10, 5, 0, 0 },
    { "s", "input.c", "caller", 16, 16, 16, 5, 0, 0 },
    { "f", "input.c", "caller", 16, 16, 22, 5, 0, 0 },
    { "f", "input.c", "caller", 16, 16, 32, 4, 0, 0 },
    { "f", "input.c", "caller", 17, 17, 9, 4, 0, 0 },
    { "f", "input.c", "caller", 18, 18, 10, 4, 0, 0 },
    { "s", "input.c", "caller", 19, 19, 11, 5, 0, 0 },
    { "f", "input.c", "caller", 19, 19, 18, 5, 0, 0 },
    { "f", "input.c", "caller", 20, 20, 9, 4, 0, 0 },
    { "f", "input.c", "caller", 20, 20, 17, 4, 0, 0 },
    { "f", "input.c", "caller", 22, 22, 9, 4, 0, 0 },
    { "f", "input.c", "caller", 23, 23, 12, 4, 0, 0 },
    { "s", "input.c", "caller", 26, 26, 9, 6, 0, 0 },
    { "f", "input.c", "caller", 28, 28, 9, 6, 0, 0 },
    { "f", "input.c", "caller", 30, 30, 28, 8, 0, 0 },
    { "f", "input.c", "caller", 30, 30, 35, 8, 0, 0 },
    { "f", "input.c", "caller", 30, 30, 46, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(23);

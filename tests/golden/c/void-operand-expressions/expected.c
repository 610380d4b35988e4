#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Calls as void operands: in commas, conditionals, and a return of void. */
int f(int);
void v(int);
void g(void);

void caller(int x)
{
    x ? __extension__({ WEFT_POINT(weft_p0, 0, 0); v(1); }) : __extension__({ WEFT_POINT(weft_p1, 1, 0); g(); });
    (void)(((void)v((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(2), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (WEFT_BEGIN(3), f(2))))))), WEFT_END(2)), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(4), (WEFT_BEGIN(4), f(3)))));
    (x ? v : v)((WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(5), (WEFT_BEGIN(5), f(4)))));
    for ((WEFT_BEGIN(6), (void)v(5), WEFT_END(6)); x; (WEFT_BEGIN(7), (void)v(6), WEFT_END(7)), (WEFT_BEGIN(8), (void)g(), WEFT_END(8)))
        x--;
}
static const struct weft_site weft_sites[] = {
    { "v", "input.c", "caller", 8, 8, 9, 4, 0, 0 },
    { "g", "input.c", "caller", 8, 8, 16, 4, 0, 0 },
    { "v", "input.c", "caller", 9, 9, 12, 5, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 14, 6, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 21, 5, 0, 0 },
    { "f", "input.c", "caller", 10, 10, 17, 4, 0, 0 },
    { "v", "input.c", "caller", 11, 11, 10, 4, 0, 0 },
    { "v", "input.c", "caller", 11, 11, 19, 5, 0, 0 },
    { "g", "input.c", "caller", 11, 11, 25, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(9);

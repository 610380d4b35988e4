#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* One costly operand, the others stable: the textbook form means the same. */
int f(int, int, int);
int g(void);

int caller(const int x)
{
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(0), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), g()))))), 1, x)))) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (f(1, (WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(2), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (WEFT_BEGIN(3), g()))))), 2))));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 7, 7, 12, 5, 0, 0 },
    { "g", "input.c", "caller", 7, 7, 14, 6, 0, 0 },
    { "f", "input.c", "caller", 7, 7, 27, 5, 0, 0 },
    { "g", "input.c", "caller", 7, 7, 32, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(4);

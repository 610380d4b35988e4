#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* sizeof in an operand costs nothing although a call stands in it. */
int f(unsigned long, int);
int g(void);

int caller(void)
{
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), f(sizeof(g()), 1)))) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (f(sizeof g(), (WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(1), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), g())))))))));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 7, 7, 12, 5, 0, 0 },
    { "f", "input.c", "caller", 7, 7, 32, 5, 0, 0 },
    { "g", "input.c", "caller", 7, 7, 46, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(3);

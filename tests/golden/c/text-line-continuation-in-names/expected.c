#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Line continuations in the middle of names and numbers. */
int func(int, int);
int g(void);
int f(int, int);

int caller(void)
{
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (f\
((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(0), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), g\
()))))), 1\
2))));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 8, 11, 12, 4, 0, 0 },
    { "g", "input.c", "caller", 9, 10, 2, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(2);

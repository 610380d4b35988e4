#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A macro shadows a function of the same name; (f)(x) reaches the function. */
int f(int);
#define f(x) (f)((x) + 1)

int caller(int n)
{
    return  __extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), (f)((n) + 1)); WEFT_END(0); weft_r0; })  + __extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), (f)(n)); WEFT_END(1); weft_r1; });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 7, 7, 12, 5, 0, 0 },
    { "f", "input.c", "caller", 7, 7, 19, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(2);

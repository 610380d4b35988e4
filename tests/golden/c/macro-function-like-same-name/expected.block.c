#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A macro shadows a function of the same name; (f)(x) reaches the function. */
int f(int);
#define f(x) (f)((x) + 1)

int caller(int n)
{
    return f(n) + __extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), (f)(n)); WEFT_END(0); WEFT_RESULT(0); });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 7, 7, 19, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(1);

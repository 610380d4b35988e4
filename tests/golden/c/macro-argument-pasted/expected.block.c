#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Token pasting makes the callee. */
int f_int(int);
int f(int);
#define CALL(type, x) f_##type(x)

int caller(int n)
{
    return CALL(int, n) +  f_int(__extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), f(n)); WEFT_END(0); weft_r0; })) ;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 8, 8, 27, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(1);

#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Conditions of while and do are evaluated anew each time. */
int f(int);

int caller(int n)
{
    while (__extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), f(n)); WEFT_END(0); weft_r0; }) > 0)
        n--;
    do
        n++;
    while (__extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), f(n)); WEFT_END(1); weft_r1; }) && n < 10);
    return n;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 6, 6, 12, 5, 0, 0 },
    { "f", "input.c", "caller", 10, 10, 12, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(2);

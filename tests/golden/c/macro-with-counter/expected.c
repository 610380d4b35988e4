#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* An expansion that has counted would count no more: what follows would get other numbers. */
int f(int);
#define NUMBER(e) f((e) + __COUNTER__)
#define PLAIN(e) f(e)

int caller(int n)
{
    return NUMBER(n) + __COUNTER__ +  __extension__({ WEFT_POINT(weft_p0, 0, 0); f(n); })  + NUMBER(n) + __COUNTER__;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 8, 8, 38, 7, 0, 0 },
};
WEFT_UNIT_DEFINE(1);

#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* (int){5} is an lvalue, but its value is all that is used; &(int){5} is kept. */
int f(int);
int *keep(int *);

int caller(void)
{
    return __extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), f((int){ 5 })); WEFT_END(0); weft_r0; });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 7, 7, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(1);

#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* The outer call is not selected and stays as it is around the point. */
int outer(int);
int inner(int);

int nest(int x)
{
    return outer(__extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), inner(x)); WEFT_END(0); weft_r0; }));
}
static const struct weft_site weft_sites[] = {
    { "inner", "input.c", "nest", 7, 7, 18, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(1);

#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Reading an _Atomic object through a call's result: the temporary is of the plain type. */
_Atomic int *where(void);
extern _Atomic int counter;
int f(int, int);

int caller(void)
{
    return __extension__({ WEFT_POINT(weft_p0, 0, 1); f(__extension__({ register __auto_type weft_v0_0 = ((void)0, *where()); weft_arm(&weft_p0); weft_v0_0; }), counter); });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 8, 8, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(1);

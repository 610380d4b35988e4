#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Reading an _Atomic object through a call's result: the temporary is of the plain type. */
_Atomic int *where(void);
extern _Atomic int counter;
int f(int, int);

int caller(void)
{
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(0), *where())), counter))));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 8, 8, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(1);

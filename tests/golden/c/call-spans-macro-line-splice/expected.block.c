#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* The call stands right behind a macro definition with continuation lines, and at column one. */
#define LONG(x) \
    ((x) \
     + 1)
int f(int);
int caller(int x)
{
return LONG(x) +
__extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), f(LONG(x))); WEFT_END(0); weft_r0; })
;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 9, 9, 1, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(1);

#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* The file ends without a newline: the table starts on a line of its own. */
int f(int);
int g(void);

int caller(void) { return __extension__({ __auto_type weft_v0_0 = (__extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), g()); WEFT_END(1); weft_r1; })); __auto_type weft_r0 = (WEFT_BEGIN(0), f(weft_v0_0)); WEFT_END(0); weft_r0; }); }
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 5, 5, 27, 4, 0, 0 },
    { "g", "input.c", "caller", 5, 5, 29, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(2);

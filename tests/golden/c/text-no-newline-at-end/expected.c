#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* The file ends without a newline: the table starts on a line of its own. */
int f(int);
int g(void);

int caller(void) { return __extension__({ WEFT_POINT(weft_p0, 0, 1); f(__extension__({ register __auto_type weft_v0_0 = (__extension__({ WEFT_POINT(weft_p1, 1, 0); g(); })); weft_arm(&weft_p0); weft_v0_0; })); }); }
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 5, 5, 27, 4, 0, 0 },
    { "g", "input.c", "caller", 5, 5, 29, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(2);

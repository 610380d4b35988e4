#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* gettext from libintl.h is such a function; called as a point itself it is wrapped inside the format operand only if the compiler still checks the format. */
#include <libintl.h>
#include <stdio.h>

int g(void);

void caller(int n)
{
    __extension__({ WEFT_POINT(weft_p0, 0, 0); printf(gettext("%d things\n"), n); });
    __extension__({ WEFT_POINT(weft_p1, 1, 1); printf(gettext("%d of %d\n"), __extension__({ register __auto_type weft_v1_1 = (g()); weft_arm(&weft_p1); weft_v1_1; }), n); });
    puts(gettext("done"));
}
static const struct weft_site weft_sites[] = {
    { "printf", "input.c", "caller", 9, 9, 5, 3, 0, 1 },
    { "printf", "input.c", "caller", 10, 10, 5, 3, 0, 1 },
};
WEFT_UNIT_DEFINE(2);

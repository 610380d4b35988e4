#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* gettext from libintl.h is such a function; called as a point itself it is wrapped inside the format operand only if the compiler still checks the format. */
#include <libintl.h>
#include <stdio.h>

int g(void);

void caller(int n)
{
    (WEFT_BEGIN(0), (void)printf(gettext("%d things\n"), n), WEFT_END(0));
    ((void)printf(gettext("%d of %d\n"), (WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(1), g())), n), WEFT_END(1));
    puts(gettext("done"));
}
static const struct weft_site weft_sites[] = {
    { "printf", "input.c", "caller", 9, 9, 5, 3, 0, 1 },
    { "printf", "input.c", "caller", 10, 10, 5, 3, 0, 1 },
};
WEFT_UNIT_DEFINE(2);

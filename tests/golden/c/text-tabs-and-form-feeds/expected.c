#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Tabs and form feeds count as one column. */
int f(int, int);
int	g(void);


int	caller(void)
{
	return	(WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (f(	(WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(0), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), g()))))),	2	))))	+	(WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), g())));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 8, 8, 9, 5, 0, 0 },
    { "g", "input.c", "caller", 8, 8, 12, 6, 0, 0 },
    { "g", "input.c", "caller", 8, 8, 23, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(3);

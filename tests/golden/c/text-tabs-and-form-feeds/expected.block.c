#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Tabs and form feeds count as one column. */
int f(int, int);
int	g(void);


int	caller(void)
{
	return	__extension__({ __auto_type weft_v0_0 = (__extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), g()); WEFT_END(1); weft_r1; })); __auto_type weft_r0 = (WEFT_BEGIN(0), f(	weft_v0_0,	2	)); WEFT_END(0); weft_r0; })	+	__extension__({ __auto_type weft_r2 = (WEFT_BEGIN(2), g()); WEFT_END(2); weft_r2; });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 8, 8, 9, 5, 0, 0 },
    { "g", "input.c", "caller", 8, 8, 12, 6, 0, 0 },
    { "g", "input.c", "caller", 8, 8, 23, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(3);

#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Lines end with CR LF; the lines that are not touched keep them. */
int f(int,
      int);
int g(void);

int caller(void)
{
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(0), __extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), g()); WEFT_END(1); weft_r1; }))),
             2))));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 8, 9, 12, 4, 0, 0 },
    { "g", "input.c", "caller", 8, 8, 14, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(2);

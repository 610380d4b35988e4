#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* ??( ??) ??< ??> ??/ are characters before anything else is. */
int f(int, const char *);
int g(void);
extern int a??(4??);

int caller(void)
??<
    return f(a??((WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), g()))) & 3??), "a??/"b") + f(g(), "??)");
??>
static const struct weft_site weft_sites[] = {
    { "g", "input.c", "caller", 8, 8, 18, 8, 0, 0 },
};
WEFT_UNIT_DEFINE(1);

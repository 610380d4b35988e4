#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* The user's own names start with weft_ too; they are the user's. */
int f(int, int);
int g(void);

int caller(int weft_v0_0)
{
    int weft_p1 = weft_v0_0;
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (f(weft_v0_0, (WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(0), g())))))) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (f(weft_p1, (WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(1), g()))))));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 8, 8, 12, 5, 0, 0 },
    { "f", "input.c", "caller", 8, 8, 32, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(2);

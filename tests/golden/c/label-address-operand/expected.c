#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* The address of a label is a value like another. */
int f(void *);

int caller(void)
{
    static void *table[] = { &&here, &&there };
    int n = (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), f(&&there))));
    goto *table[n & 1];
here:
    n++;
there:
    return n;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 7, 7, 13, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(1);

#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* sizeof-like use of strlen of a literal in an automatic initialiser. */
unsigned long strlen(const char *);
int f(int);

int caller(void)
{
    const int n = (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), f(1))));
    unsigned long m = (WEFT_INTEGER(unsigned long)weft_value_unsigned(WEFT_SITE(1), (WEFT_BEGIN(1), strlen("abc"))));
    return n + (int)m;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 7, 7, 19, 5, 0, 0 },
    { "strlen", "input.c", "caller", 8, 8, 23, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(2);

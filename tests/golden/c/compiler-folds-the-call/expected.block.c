#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* sizeof-like use of strlen of a literal in an automatic initialiser. */
unsigned long strlen(const char *);
int f(int);

int caller(void)
{
    const int n = __extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), f(1)); WEFT_END(0); weft_r0; });
    unsigned long m = __extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), strlen("abc")); WEFT_END(1); weft_r1; });
    return n + (int)m;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 7, 7, 19, 5, 0, 0 },
    { "strlen", "input.c", "caller", 8, 8, 23, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(2);

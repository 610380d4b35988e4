#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Callees of every linkage; e is a C99 inline definition with external linkage, which may not name anything static. */
static int s(int x)
{
    return x;
}
static inline int i(int x)
{
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), s(x)))) + 1;
}
extern int e(int);
inline int e(int x)
{
    return x + 2;
}

int caller(int x)
{
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), s(x)))) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), i(x)))) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (WEFT_BEGIN(3), e(x))));
}
static const struct weft_site weft_sites[] = {
    { "s", "input.c", "i", 8, 8, 12, 5, 0, 0 },
    { "s", "input.c", "caller", 18, 18, 12, 6, 0, 0 },
    { "i", "input.c", "caller", 18, 18, 19, 6, 0, 0 },
    { "e", "input.c", "caller", 18, 18, 26, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(4);

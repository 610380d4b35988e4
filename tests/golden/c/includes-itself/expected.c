#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* The file includes itself: its text stands there twice, each time as the compiler reads it. */
#ifndef ROUND
#define ROUND 1
int f(int);
# 1 "input.c" 1
/* The file includes itself: its text stands there twice, each time as the compiler reads it. */
#ifndef ROUND
#define ROUND 1
int f(int);
#include "input.c"
#undef ROUND
#define ROUND 2
int last(int x)
{
    return f(x);
}
#else
int first(int x)
{
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), f(x))));
}
#endif
# 6 "input.c" 2
#undef ROUND
#define ROUND 2
int last(int x)
{
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), f(x))));
}
#else
int first(int x)
{
    return f(x);
}
#endif
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "first", 15, 15, 12, 4, 0, 0 },
    { "f", "input.c", "last", 10, 10, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(2);

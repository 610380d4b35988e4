#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* One function does not compile: it is left alone, the others are not. */
int f(int);

int broken(int x)
{
    return f(x) + undeclared + f(1 2);
}

int whole(int x)
{
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), f(x))));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "whole", 11, 11, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(1);

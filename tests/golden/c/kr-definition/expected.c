#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A definition in the old style, and calls without prototypes. */
int g();

int f(a, b)
    int a;
    char *b;
{
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), g(a, b)))) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (g((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(1), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), g(1)))))), b))));
}

int caller()
{
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (WEFT_BEGIN(3), f(1, "x")))) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(4), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(4), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(5), (WEFT_BEGIN(5), g(2)))))), "y"))));
}
static const struct weft_site weft_sites[] = {
    { "g", "input.c", "f", 8, 8, 12, 5, 0, 0 },
    { "g", "input.c", "f", 8, 8, 22, 5, 0, 0 },
    { "g", "input.c", "f", 8, 8, 24, 6, 0, 0 },
    { "f", "input.c", "caller", 13, 13, 12, 5, 0, 0 },
    { "f", "input.c", "caller", 13, 13, 24, 5, 0, 0 },
    { "g", "input.c", "caller", 13, 13, 26, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(6);

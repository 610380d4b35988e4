#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
// What cannot be read in place of an invocation is left alone, although the front end had found as many errors before: the
// function in another one.
int f(int n);
int g(int n);
#define f(x) f((x) + 1)
#define long(x) long(x)
#define DECLARE(n) long(y) = f(n)

int outer(int n)
{
    int inner(int m) { return g(m); }
    return inner(n);
}

int type(int n)
{
    DECLARE(n);
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), g(n))));
}
static const struct weft_site weft_sites[] = {
    { "g", "input.c", "type", 18, 18, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(1);

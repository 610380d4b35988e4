#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A macro that uses its own name on a dereferenced pointer, as glibc's tolower: the name gets parentheses; that of a declarator doesn't. */
int lower(int);
#define lower(c) (__extension__({ int (*f)(int) = (lower); int result = sizeof(c) > 1 ? lower(c) : f(c); result; }))
int caller(const int *p)
{
    return  (__extension__({ int (*f)(int) = (lower); int result = sizeof(*p) > 1 ? (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), (lower)(*p)))) : (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), f(*p)))); result; }))  -  (__extension__({ int (*f)(int) = (lower); int result = sizeof(p[1]) > 1 ? (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), (lower)(p[1])))) : (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (WEFT_BEGIN(3), f(p[1])))); result; })) ;
}
static const struct weft_site weft_sites[] = {
    { "lower", "input.c", "caller", 6, 6, 12, 11, 0, 0 },
    { "*f", "input.c", "caller", 6, 6, 12, 11, 0, 0 },
    { "lower", "input.c", "caller", 6, 6, 24, 11, 0, 0 },
    { "*f", "input.c", "caller", 6, 6, 24, 11, 0, 0 },
};
WEFT_UNIT_DEFINE(4);

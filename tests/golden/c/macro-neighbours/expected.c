#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Tokens that stand apart after preprocessing may not be joined by putting the text in place. */
int f(int);
#define NEG(x) -f(x)
#define ADD +f(1)
#define NAME f
#define ARGS(x) (x)

int caller(int n)
{
    return n - -(WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), f(n))))  + +(WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), f(1))))  +  +(WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), f(1)))) + +(WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (WEFT_BEGIN(3), f(1))))  -  -(WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(4), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(4), -(WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(5), (WEFT_BEGIN(5), f(n))))))))))  + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(6), (WEFT_BEGIN(6), NAME(n)))) +  (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(7), (WEFT_BEGIN(7), f   (n))))  + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(8), (NAME((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(8), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(9), (WEFT_BEGIN(9), NAME(n))))))))));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 10, 10, 15, 13, 0, 0 },
    { "f", "input.c", "caller", 10, 10, 23, 12, 0, 0 },
    { "f", "input.c", "caller", 10, 10, 29, 11, 0, 0 },
    { "f", "input.c", "caller", 10, 10, 33, 10, 0, 0 },
    { "f", "input.c", "caller", 10, 10, 39, 9, 0, 0 },
    { "f", "input.c", "caller", 10, 10, 39, 11, 0, 0 },
    { "f", "input.c", "caller", 10, 10, 53, 7, 0, 0 },
    { "f", "input.c", "caller", 10, 10, 63, 6, 0, 0 },
    { "f", "input.c", "caller", 10, 10, 78, 5, 0, 0 },
    { "f", "input.c", "caller", 10, 10, 83, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(10);

#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A macro that calls the function of its name with another number of arguments: in place of the invocation the preprocessor would read
 * the name as the macro, and nothing of the source. */
int mvd(int a, int b);
int g(int n);
#define mvd(a, b, c) ((c) + mvd(a, b))
#define G(x) g(x)

int f(int i)
{ unsigned weft_n0_0;
    return  ((3) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), (mvd)(i, 2)))))  +  (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), g(i))))  +  ((4) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_COUNT(weft_n0_0, 2), (mvd)((WEFT_INTEGER(int)weft_counted_signed(&weft_n0_0, WEFT_SITE(2), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (WEFT_BEGIN(3), g(1)))))), (WEFT_INTEGER(int)weft_counted_signed(&weft_n0_0, WEFT_SITE(2), ((3) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(4), (WEFT_BEGIN(4), (mvd)(1, 2)))))))))))) ;
}
static const struct weft_site weft_sites[] = {
    { "mvd", "input.c", "f", 10, 10, 12, 7, 0, 0 },
    { "g", "input.c", "f", 10, 10, 27, 6, 0, 0 },
    { "mvd", "input.c", "f", 10, 10, 34, 6, 0, 0 },
    { "g", "input.c", "f", 10, 10, 34, 7, 0, 0 },
    { "mvd", "input.c", "f", 10, 10, 34, 8, 0, 0 },
};
WEFT_UNIT_DEFINE(5);

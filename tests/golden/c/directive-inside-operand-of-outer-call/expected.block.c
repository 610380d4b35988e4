#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* The directive stands inside the outer call; the inner one is whole. */
int f(int, int);
int g(int);

int caller(int x)
{ unsigned weft_n0_0;
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_COUNT(weft_n0_0, 2), f(
              
         
     
        (WEFT_INTEGER(int)weft_counted_signed(&weft_n0_0, WEFT_SITE(0), __extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), g(x)); WEFT_END(1); weft_r1; })))
      
        , (WEFT_INTEGER(int)weft_counted_signed(&weft_n0_0, WEFT_SITE(0), __extension__({ __auto_type weft_r2 = (WEFT_BEGIN(2), g(2)); WEFT_END(2); weft_r2; })))))));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 7, 13, 12, 4, 0, 0 },
    { "g", "input.c", "caller", 11, 11, 9, 5, 0, 0 },
    { "g", "input.c", "caller", 13, 13, 11, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(3);

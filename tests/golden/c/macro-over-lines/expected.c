#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* The expansion is on the invocation's first line, and what follows stays where it was. */
int f(int, int);
#define BOTH(a, b) \
    f(a,           \
      b)
#define PAIR(a, b) (a) + (b)

int caller(int n)
{
    int x =  (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (f(n, (WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(0), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), f(11, 2)))))))))) 

; int y = __LINE__;
    return x +  ((WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), f(n, 13))))) + ((WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (WEFT_BEGIN(3), f(1, 1))))) 
 + y + \
            (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(4), (WEFT_BEGIN(4), f(3, 4)))) 
 + __LINE__;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 10, 12, 13, 5, 0, 0 },
    { "f", "input.c", "caller", 10, 12, 13, 6, 0, 0 },
    { "f", "input.c", "caller", 13, 14, 16, 9, 0, 0 },
    { "f", "input.c", "caller", 13, 14, 16, 8, 0, 0 },
    { "f", "input.c", "caller", 15, 16, 12, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(5);

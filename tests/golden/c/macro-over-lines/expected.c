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
    int x =  __extension__({ WEFT_POINT(weft_p0, 0, 1); f(n, __extension__({ register __auto_type weft_v0_1 = (__extension__({ WEFT_POINT(weft_p1, 1, 0); f(11, 2); })); weft_arm(&weft_p0); weft_v0_1; })); }) 

; int y = __LINE__;
    return x +  (__extension__({ WEFT_POINT(weft_p2, 2, 0); f(n, 13); })) + (__extension__({ WEFT_POINT(weft_p3, 3, 0); f(1, 1); })) 
 + y + \
            __extension__({ WEFT_POINT(weft_p4, 4, 0); f(3, 4); }) 
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

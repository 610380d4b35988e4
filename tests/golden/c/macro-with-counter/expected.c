#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* An expansion that has counted counts no more: the counter goes on behind it, so that what follows gets the numbers that it had. */
int f(int);
#define NUMBER(e) f((e) + __COUNTER__)
#define PLAIN(e) f(e)
#define JOIN_(a, b) a##b
#define JOIN(a, b) JOIN_(a, b)
#define UNIQUE(e) int JOIN(name, __COUNTER__) = f(e) + __COUNTER__
#define FAR(e) NUMBER(e)

int caller(int n)
{
     int name0 = (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), f(n)))) + 1 WEFT_COUNT_ON(__COUNTER__ __COUNTER__) ;
     int name2 = (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), f(name0)))) + 3 WEFT_COUNT_ON(__COUNTER__ __COUNTER__) ;
    return  (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), f((n) + 4)))) WEFT_COUNT_ON(__COUNTER__)  + __COUNTER__ +  (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (WEFT_BEGIN(3), f(n))))  +  (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(4), (WEFT_BEGIN(4), f((n + 6) + 7)))) WEFT_COUNT_ON(__COUNTER__ __COUNTER__) 
 +  (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(5), (WEFT_BEGIN(5), f((n) + 8)))) WEFT_COUNT_ON(__COUNTER__)  + __COUNTER__ + name2;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 12, 12, 5, 6, 0, 0 },
    { "f", "input.c", "caller", 13, 13, 5, 6, 0, 0 },
    { "f", "input.c", "caller", 14, 14, 12, 10, 0, 0 },
    { "f", "input.c", "caller", 14, 14, 38, 9, 0, 0 },
    { "f", "input.c", "caller", 14, 15, 49, 8, 0, 0 },
    { "f", "input.c", "caller", 15, 15, 28, 7, 0, 0 },
};
WEFT_UNIT_DEFINE(6);

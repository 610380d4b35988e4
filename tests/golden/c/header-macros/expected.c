#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Macros of the header in the header and in the unit; the unit's macros in the header; an assignment that needs a function of its own. */
#define ADD(x) add(x)
int add(int);
# 1 "macros.h" 1
#define CALL(x) (add(x) + \
                 add(1))
WEFT_STATIC_APART __typeof__(int) weft_w0(__typeof__(int) weft_a0) { WEFT_POINT(weft_p0, 0, 0); return add(weft_a0); } static inline int inner(int x)
{
    int values[2], *p = values;
    *p++ = weft_w0(x);
    return  (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), add(x))))  +  ((WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (add((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(2), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (WEFT_BEGIN(3), add(x)))))))))) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(4), (WEFT_BEGIN(4), add(1))))) 
;
}
# 5 "input.c" 2
WEFT_STATIC_APART __typeof__(int) weft_w5(__typeof__(int) weft_a0) { WEFT_POINT(weft_p5, 5, 0); return inner(weft_a0); } int caller(int *p)
{
    *p++ = weft_w5( ((WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(6), (WEFT_BEGIN(6), add(1)))) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(7), (WEFT_BEGIN(7), add(1))))) );
    return  ((WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(8), (add((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(8), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(9), (WEFT_BEGIN(9), inner(*p)))))))))) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(10), (WEFT_BEGIN(10), add(1))))) ;
}
int untouched(int x)
{
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(11), (WEFT_BEGIN(11), add(x))));
}
static const struct weft_site weft_sites[] = {
    { "add", "macros.h", "inner", 6, 6, 12, 4, 0, 0 },
    { "add", "macros.h", "inner", 7, 7, 12, 5, 0, 0 },
    { "add", "macros.h", "inner", 7, 8, 21, 6, 0, 0 },
    { "add", "macros.h", "inner", 7, 8, 21, 7, 0, 0 },
    { "add", "macros.h", "inner", 7, 8, 21, 6, 0, 0 },
    { "inner", "input.c", "caller", 7, 7, 12, 4, 0, 0 },
    { "add", "input.c", "caller", 7, 7, 18, 6, 0, 0 },
    { "add", "input.c", "caller", 7, 7, 18, 6, 0, 0 },
    { "add", "input.c", "caller", 8, 8, 12, 5, 0, 0 },
    { "inner", "input.c", "caller", 8, 8, 12, 6, 0, 0 },
    { "add", "input.c", "caller", 8, 8, 12, 5, 0, 0 },
    { "add", "input.c", "untouched", 12, 12, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(12);

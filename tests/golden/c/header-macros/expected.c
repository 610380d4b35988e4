#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Macros of the header in the header and in the unit; the unit's macros in the header; an assignment that needs a function of its own. */
#define ADD(x) add(x)
int add(int);
# 1 "macros.h" 1
#define CALL(x) (add(x) + \
                 add(1))
WEFT_STATIC_INLINE __typeof__(int) weft_w0(__typeof__(int) weft_a0) { WEFT_POINT(weft_p0, 0, 0); return add(weft_a0); } static inline int inner(int x)
{
    int values[2], *p = values;
    *p++ = weft_w0(x);
    return  __extension__({ WEFT_POINT(weft_p1, 1, 0); add(x); })  +  (__extension__({ WEFT_POINT(weft_p2, 2, 1); add(__extension__({ register __auto_type weft_v2_0 = (__extension__({ WEFT_POINT(weft_p3, 3, 0); add(x); })); weft_arm(&weft_p2); weft_v2_0; })); }) + __extension__({ WEFT_POINT(weft_p4, 4, 0); add(1); })) 
;
}
# 5 "input.c" 2
WEFT_STATIC_INLINE __typeof__(int) weft_w5(__typeof__(int) weft_a0) { WEFT_POINT(weft_p5, 5, 0); return inner(weft_a0); } int caller(int *p)
{
    *p++ = weft_w5( (__extension__({ WEFT_POINT(weft_p6, 6, 0); add(1); }) + __extension__({ WEFT_POINT(weft_p7, 7, 0); add(1); })) );
    return  (__extension__({ WEFT_POINT(weft_p8, 8, 1); add(__extension__({ register __auto_type weft_v8_0 = (__extension__({ WEFT_POINT(weft_p9, 9, 0); inner(*p); })); weft_arm(&weft_p8); weft_v8_0; })); }) + __extension__({ WEFT_POINT(weft_p10, 10, 0); add(1); })) ;
}
int untouched(int x)
{
    return __extension__({ WEFT_POINT(weft_p11, 11, 0); add(x); });
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

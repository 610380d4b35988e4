#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A token directly behind a line splice begins there for clang, and behind it for weft. */
struct pair {
    int first;
};
struct pair make(int);
int call(int), other(int);
#define WRAP(x) (x)

WEFT_STATIC_APART __typeof__(struct pair) weft_w1(__typeof__(int) weft_a0) { WEFT_POINT(weft_p1, 1, 0); return make(weft_a0); } WEFT_STATIC_APART __typeof__(struct pair) weft_w4(__typeof__(int) weft_a0) { WEFT_POINT(weft_p4, 4, 0); return make(weft_a0); } WEFT_STATIC_APART __typeof__(struct pair) weft_w6(__typeof__(int) weft_a0) { WEFT_POINT(weft_p6, 6, 0); return make(weft_a0); } int f(int a)
{
    int r = (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (call(\
(WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(0), weft_w1(2).first))))));
    r += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (call((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(2), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (oth\
er(\
\
(WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(3), weft_w4(a).first))))))))))));
    r += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(5), (call(\
(WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(5), a + weft_w6(3).first)))))) +  ((WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(7), (WEFT_BEGIN(7), other(a))))) 
;
    r += \
 ((WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(8), (call((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(8), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(9), (WEFT_BEGIN(9), other(a))))))))))) 
;
    return r;
}
static const struct weft_site weft_sites[] = {
    { "call", "input.c", "f", 11, 12, 13, 5, 0, 0 },
    { "make", "input.c", "f", 11, 12, 18, 7, 0, 0 },
    { "call", "input.c", "f", 13, 16, 10, 4, 0, 0 },
    { "other", "input.c", "f", 13, 16, 15, 5, 0, 0 },
    { "make", "input.c", "f", 14, 16, 4, 7, 0, 0 },
    { "call", "input.c", "f", 17, 18, 10, 5, 0, 0 },
    { "make", "input.c", "f", 18, 18, 5, 8, 0, 0 },
    { "other", "input.c", "f", 18, 19, 22, 5, 0, 0 },
    { "call", "input.c", "f", 21, 22, 1, 4, 0, 0 },
    { "other", "input.c", "f", 21, 22, 1, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(10);

#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
// In an expansion, only names that are macros, too, get parentheses of their own; an operator before a parenthesis is none.
int f(int n);
int g(int n);
_Complex double c(int n);
#define f(x) f((x) + 1)
#define c(x) c((x) + g(x))

WEFT_STATIC_APART __typeof__(_Complex double) weft_w1(__typeof__(int) weft_a0) { WEFT_POINT(weft_p1, 1, 0); return (c)(weft_a0); } WEFT_STATIC_APART __typeof__(_Complex double) weft_w3(__typeof__(int) weft_a0) { WEFT_POINT(weft_p3, 3, 0); return (c)(weft_a0); } int parts(int n)
{
    return  (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), ((f)((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(0), ((int)(__imag__ (weft_w1((n) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), g(n)))))))) + 1))))))  + (int)__real__ ( weft_w3(((WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(4), (WEFT_BEGIN(4), (f)((n) + 1))))) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(5), (g((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(5), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(6), (WEFT_BEGIN(6), (f)((n) + 1))))))))))) );
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "parts", 10, 10, 12, 5, 0, 0 },
    { "c", "input.c", "parts", 10, 10, 12, 9, 0, 0 },
    { "g", "input.c", "parts", 10, 10, 12, 11, 0, 0 },
    { "c", "input.c", "parts", 10, 10, 55, 7, 0, 0 },
    { "f", "input.c", "parts", 10, 10, 55, 9, 0, 0 },
    { "g", "input.c", "parts", 10, 10, 55, 9, 0, 0 },
    { "f", "input.c", "parts", 10, 10, 55, 10, 0, 0 },
};
WEFT_UNIT_DEFINE(7);

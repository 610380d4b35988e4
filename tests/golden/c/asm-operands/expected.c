#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Calls in the operands of an asm statement; its text and constraints are not touched. */
int f(int);
int *g(void);

int caller(int x)
{
    int r;
    __asm__("" : "=r"(r) : "0"((WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), f(x))))), "r"((WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), f(1))))));
    __asm__ volatile("" : "+m"(*(WEFT_AS(int *)weft_value_pointer(WEFT_SITE(2), (WEFT_BEGIN(2), g())))) : : "memory");
    return r;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 8, 8, 32, 4, 0, 0 },
    { "f", "input.c", "caller", 8, 8, 43, 4, 0, 0 },
    { "g", "input.c", "caller", 9, 9, 33, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(3);

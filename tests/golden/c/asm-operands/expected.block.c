#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Calls in the operands of an asm statement; its text and constraints are not touched. */
int f(int);
int *g(void);

int caller(int x)
{
    int r;
    __asm__("" : "=r"(r) : "0"(__extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), f(x)); WEFT_END(0); WEFT_RESULT(0); })), "r"(__extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), f(1)); WEFT_END(1); WEFT_RESULT(1); })));
    __asm__ volatile("" : "+m"(*__extension__({ __auto_type weft_r2 = (WEFT_BEGIN(2), g()); WEFT_END(2); weft_r2; })) : : "memory");
    return r;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 8, 8, 32, 4, 0, 0 },
    { "f", "input.c", "caller", 8, 8, 43, 4, 0, 0 },
    { "g", "input.c", "caller", 9, 9, 33, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(3);

#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* The value of the point is used as the value of the call was: member, index, dereference, address, operators, casts. */
struct s {
    int m;
    struct s *next;
};
int f(int);
struct s rec(void);
struct s *ptr(void);
extern int a[8];

int caller(void)
{
    struct s **pp = &__extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), ptr()); WEFT_END(0); weft_r0; })->next;
    (void)__extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), f(0)); WEFT_END(1); weft_r1; });
    __extension__({ __auto_type weft_r2 = (WEFT_BEGIN(2), ptr()); WEFT_END(2); weft_r2; })->m = 2;
    __extension__({ __auto_type weft_r3 = (WEFT_BEGIN(3), ptr()); WEFT_END(3); weft_r3; })[1].m++;
    return __extension__({ __auto_type weft_r4 = (WEFT_BEGIN(4), rec()); WEFT_END(4); weft_r4; }).m + __extension__({ __auto_type weft_r5 = (WEFT_BEGIN(5), rec()); WEFT_END(5); weft_r5; }).next->m + __extension__({ __auto_type weft_r6 = (WEFT_BEGIN(6), ptr()); WEFT_END(6); weft_r6; })->m + (*__extension__({ __auto_type weft_r7 = (WEFT_BEGIN(7), ptr()); WEFT_END(7); weft_r7; })).m + a[__extension__({ __auto_type weft_r8 = (WEFT_BEGIN(8), f(1)); WEFT_END(8); weft_r8; }) & 7] + -__extension__({ __auto_type weft_r9 = (WEFT_BEGIN(9), f(2)); WEFT_END(9); weft_r9; }) + (char)__extension__({ __auto_type weft_r10 = (WEFT_BEGIN(10), f(3)); WEFT_END(10); weft_r10; }) + !__extension__({ __auto_type weft_r11 = (WEFT_BEGIN(11), f(4)); WEFT_END(11); weft_r11; }) + ~__extension__({ __auto_type weft_r12 = (WEFT_BEGIN(12), f(5)); WEFT_END(12); weft_r12; }) + (pp != 0);
}
static const struct weft_site weft_sites[] = {
    { "ptr", "input.c", "caller", 13, 13, 22, 7, 0, 0 },
    { "f", "input.c", "caller", 14, 14, 11, 4, 0, 0 },
    { "ptr", "input.c", "caller", 15, 15, 5, 5, 0, 0 },
    { "ptr", "input.c", "caller", 16, 16, 5, 6, 0, 0 },
    { "rec", "input.c", "caller", 17, 17, 12, 14, 0, 0 },
    { "rec", "input.c", "caller", 17, 17, 22, 15, 0, 0 },
    { "ptr", "input.c", "caller", 17, 17, 38, 13, 0, 0 },
    { "ptr", "input.c", "caller", 17, 17, 51, 13, 0, 0 },
    { "f", "input.c", "caller", 17, 17, 64, 12, 0, 0 },
    { "f", "input.c", "caller", 17, 17, 77, 10, 0, 0 },
    { "f", "input.c", "caller", 17, 17, 90, 9, 0, 0 },
    { "f", "input.c", "caller", 17, 17, 98, 8, 0, 0 },
    { "f", "input.c", "caller", 17, 17, 106, 7, 0, 0 },
};
WEFT_UNIT_DEFINE(13);

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
    struct s **pp = &__extension__({ WEFT_POINT(weft_p0, 0, 0); ptr(); })->next;
    (void)__extension__({ WEFT_POINT(weft_p1, 1, 0); f(0); });
    __extension__({ WEFT_POINT(weft_p2, 2, 0); ptr(); })->m = 2;
    __extension__({ WEFT_POINT(weft_p3, 3, 0); ptr(); })[1].m++;
    return __extension__({ WEFT_POINT(weft_p4, 4, 0); rec(); }).m + __extension__({ WEFT_POINT(weft_p5, 5, 0); rec(); }).next->m + __extension__({ WEFT_POINT(weft_p6, 6, 0); ptr(); })->m + (*__extension__({ WEFT_POINT(weft_p7, 7, 0); ptr(); })).m + a[__extension__({ WEFT_POINT(weft_p8, 8, 0); f(1); }) & 7] + -__extension__({ WEFT_POINT(weft_p9, 9, 0); f(2); }) + (char)__extension__({ WEFT_POINT(weft_p10, 10, 0); f(3); }) + !__extension__({ WEFT_POINT(weft_p11, 11, 0); f(4); }) + ~__extension__({ WEFT_POINT(weft_p12, 12, 0); f(5); }) + (pp != 0);
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

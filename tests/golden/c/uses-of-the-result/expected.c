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
    struct s **pp = &(WEFT_AS(struct s *)weft_value_pointer(WEFT_SITE(0), (WEFT_BEGIN(0), ptr())))->next;
    (void)(WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), f(0))));
    (WEFT_AS(struct s *)weft_value_pointer(WEFT_SITE(2), (WEFT_BEGIN(2), ptr())))->m = 2;
    (WEFT_AS(struct s *)weft_value_pointer(WEFT_SITE(3), (WEFT_BEGIN(3), ptr())))[1].m++;
    return __extension__({ WEFT_POINT(weft_p4, 4, 0); rec(); }).m + __extension__({ WEFT_POINT(weft_p5, 5, 0); rec(); }).next->m + (WEFT_AS(struct s *)weft_value_pointer(WEFT_SITE(6), (WEFT_BEGIN(6), ptr())))->m + (*(WEFT_AS(struct s *)weft_value_pointer(WEFT_SITE(7), (WEFT_BEGIN(7), ptr())))).m + a[(WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(8), (WEFT_BEGIN(8), f(1)))) & 7] + -(WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(9), (WEFT_BEGIN(9), f(2)))) + (char)(WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(10), (WEFT_BEGIN(10), f(3)))) + !(WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(11), (WEFT_BEGIN(11), f(4)))) + ~(WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(12), (WEFT_BEGIN(12), f(5)))) + (pp != 0);
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

#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Arrays and functions decay, also when an expression with a call yields them. */
struct s {
    int a[4];
};
struct s *sp(void);
int (*fp(void))(int);
int cb(int);
extern int two[2][3];
int g(void);
int f(const int *, int (*)(int), const int *, const char *);

int caller(void)
{ unsigned weft_n0_0;
    return __extension__({ WEFT_POINT(weft_p0, 0, 4); f(__extension__({ register __auto_type weft_v0_0 = (sp()->a); weft_arm(&weft_p0); weft_v0_0; }), __extension__({ register __auto_type weft_v0_1 = (*fp()); weft_arm(&weft_p0); weft_v0_1; }), __extension__({ register __auto_type weft_v0_2 = (two[g() & 1]); weft_arm(&weft_p0); weft_v0_2; }), __extension__({ register __auto_type weft_v0_3 = ("literal" + g()); weft_arm(&weft_p0); weft_v0_3; })); }) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_COUNT(weft_n0_0, 2), f(two[0], cb, (WEFT_AS(int *)weft_counted_pointer(&weft_n0_0, WEFT_SITE(1), (g(), two[1]))), (WEFT_AS(char *)weft_counted_pointer(&weft_n0_0, WEFT_SITE(1), &"literal"[g()]))))));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 14, 14, 12, 5, 0, 0 },
    { "f", "input.c", "caller", 14, 14, 63, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(2);

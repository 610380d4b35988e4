#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A callee that a macro names which is defined in the function has another name in front of it, where the call may be wrapped. */
struct s {
    int q;
};
struct s real_one(int);
int real_two(int);
WEFT_STATIC_APART __typeof__(struct s) weft_w0(__typeof__(struct s (*)(int)) weft_f, __typeof__(int) weft_a0) { WEFT_POINT(weft_p0, 0, 0); return weft_f(weft_a0); } int f(int a)
{
    int r = 0;
#define LATER real_one
#define TWO real_two
    r += weft_w0(LATER, a).q;
    r += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), TWO(a + 1))));
    return r;
}
int count(const char *, int);
int g(char *p)
{
#define COUNT count
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (COUNT(p, (WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(2), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (COUNT("a", (WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(3), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(4), (WEFT_BEGIN(4), f(1)))))))))))))))) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(5), (COUNT(p, (WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(5), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(6), (WEFT_BEGIN(6), f(2))))))))));
#undef COUNT
}
static const struct weft_site weft_sites[] = {
    { "real_one", "input.c", "f", 12, 12, 10, 5, 0, 0 },
    { "real_two", "input.c", "f", 13, 13, 10, 4, 0, 0 },
    { "count", "input.c", "g", 20, 20, 12, 5, 0, 0 },
    { "count", "input.c", "g", 20, 20, 21, 6, 0, 0 },
    { "f", "input.c", "g", 20, 20, 32, 7, 0, 0 },
    { "count", "input.c", "g", 20, 20, 41, 5, 0, 0 },
    { "f", "input.c", "g", 20, 20, 50, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(7);

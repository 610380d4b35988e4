#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Literals, objects, parameters, addresses, designators, members of objects, strings, sizeof and arithmetic on them cost nothing: they stay, and begin fires at once. */
struct s {
    int m, a[4];
};
int f(int, double, const char *, const void *, int (*)(int), unsigned long, int, int);
int cb(int);
extern int global;

int caller(int parameter)
{
    struct s object = { 1, { 2, 3, 4, 5 } };
    static int still;
    return __extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), f(1, 2.5, "text", &object, cb, sizeof(cb(3)), object.m + parameter * 2 - global, still)); WEFT_END(0); weft_r0; });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 13, 13, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(1);

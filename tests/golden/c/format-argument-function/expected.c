#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* -Wformat looks through a format_arg function: the translated format stays where the compiler can see it. */
__attribute__((format_arg(1))) const char *translate(const char *);
__attribute__((format(printf, 1, 2))) int print(const char *, ...);
int g(void);

int caller(int n)
{
    return __extension__({ WEFT_POINT(weft_p0, 0, 0); print(translate("%d things\n"), n); }) + __extension__({ WEFT_POINT(weft_p1, 1, 1); print("%d things\n", __extension__({ register __auto_type weft_v1_1 = (g()); weft_arm(&weft_p1); weft_v1_1; })); });
}
static const struct weft_site weft_sites[] = {
    { "print", "input.c", "caller", 8, 8, 12, 5, 0, 1 },
    { "print", "input.c", "caller", 8, 8, 49, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(2);

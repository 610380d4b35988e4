#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* -Wformat looks through a format_arg function: the translated format stays where the compiler can see it. */
__attribute__((format_arg(1))) const char *translate(const char *);
__attribute__((format(printf, 1, 2))) int print(const char *, ...);
int g(void);

int caller(int n)
{
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), print(translate("%d things\n"), n)))) + __extension__({ __auto_type weft_v1_1 = (g()); __auto_type weft_r1 = (WEFT_BEGIN(1), print("%d things\n", weft_v1_1)); WEFT_END(1); weft_r1; });
}
static const struct weft_site weft_sites[] = {
    { "print", "input.c", "caller", 8, 8, 12, 5, 0, 1 },
    { "print", "input.c", "caller", 8, 8, 49, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(2);

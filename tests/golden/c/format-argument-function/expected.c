#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* -Wformat looks through a format_arg function: the translated format stays where the compiler can see it. */
__attribute__((format_arg(1))) const char *translate(const char *);
__attribute__((format(printf, 1, 2))) int print(const char *, ...);
int g(void);

int caller(int n)
{
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), print(translate("%d things\n"), n)))) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (print("%d things\n", (WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(1), g()))))));
}
static const struct weft_site weft_sites[] = {
    { "print", "input.c", "caller", 8, 8, 12, 5, 0, 1 },
    { "print", "input.c", "caller", 8, 8, 49, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(2);

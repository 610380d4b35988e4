#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* 0, NULL and casts of them are null pointer constants only as they stand: they are never put into a variable. */
#include <stddef.h>
int f(const char *, void (*)(void), int);
int v(const char *, ...);
int g(void);

int caller(void)
{
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (f(0, 0, (WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(0), g())))))) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (f(NULL, NULL, (WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(1), g())))))) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (f((void *)0, 0L, (WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(2), g())))))) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (v("", (WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(3), g())), (char *)0)))) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(4), (v("", (WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(4), g())), NULL)))) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(5), (WEFT_BEGIN(5), v("", (char *)NULL))));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 9, 9, 12, 9, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 27, 9, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 48, 8, 0, 0 },
    { "v", "input.c", "caller", 9, 9, 72, 7, 0, 0 },
    { "v", "input.c", "caller", 9, 9, 96, 6, 0, 0 },
    { "v", "input.c", "caller", 9, 9, 115, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(6);

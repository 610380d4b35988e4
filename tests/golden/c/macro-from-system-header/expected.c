#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Library macros with calls in them; errno is one too. */
#include <ctype.h>
#include <errno.h>
#include <stdio.h>
int g(void);
int f(int);

int caller(void)
{
    errno = 0;
    return   ((*__ctype_b_loc ())[(int) (( (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), g()))) ))] & (unsigned short int) _ISdigit)  + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (putc((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(1), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), g()))))), stdout)))) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(3), errno)))))) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(4), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(4), errno == EINTR ? (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(5), (WEFT_BEGIN(5), g()))) : 0))))));
}
static const struct weft_site weft_sites[] = {
    { "g", "input.c", "caller", 11, 11, 12, 10, 0, 0 },
    { "putc", "input.c", "caller", 11, 11, 27, 7, 0, 0 },
    { "g", "input.c", "caller", 11, 11, 32, 8, 0, 0 },
    { "f", "input.c", "caller", 11, 11, 47, 6, 0, 0 },
    { "f", "input.c", "caller", 11, 11, 58, 5, 0, 0 },
    { "g", "input.c", "caller", 11, 11, 77, 7, 0, 0 },
};
WEFT_UNIT_DEFINE(6);

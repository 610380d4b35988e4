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
    return   ((*__ctype_b_loc ())[(int) (( __extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), g()); WEFT_END(0); weft_r0; }) ))] & (unsigned short int) _ISdigit)  + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (putc((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(1), __extension__({ __auto_type weft_r2 = (WEFT_BEGIN(2), g()); WEFT_END(2); weft_r2; }))), stdout)))) + __extension__({ __auto_type weft_v3_0 = (errno); __auto_type weft_r3 = (WEFT_BEGIN(3), f(weft_v3_0)); WEFT_END(3); weft_r3; }) + __extension__({ __auto_type weft_v4_0 = (errno == EINTR ? __extension__({ __auto_type weft_r5 = (WEFT_BEGIN(5), g()); WEFT_END(5); weft_r5; }) : 0); __auto_type weft_r4 = (WEFT_BEGIN(4), f(weft_v4_0)); WEFT_END(4); weft_r4; });
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

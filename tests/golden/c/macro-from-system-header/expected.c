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
    return   ((*__ctype_b_loc ())[(int) (( __extension__({ WEFT_POINT(weft_p0, 0, 0); g(); }) ))] & (unsigned short int) _ISdigit)  + __extension__({ WEFT_POINT(weft_p1, 1, 1); putc(__extension__({ register __auto_type weft_v1_0 = (__extension__({ WEFT_POINT(weft_p2, 2, 0); g(); })); weft_arm(&weft_p1); weft_v1_0; }), stdout); }) + __extension__({ WEFT_POINT(weft_p3, 3, 1); f(__extension__({ register __auto_type weft_v3_0 = (errno); weft_arm(&weft_p3); weft_v3_0; })); }) + __extension__({ WEFT_POINT(weft_p4, 4, 1); f(__extension__({ register __auto_type weft_v4_0 = (errno == EINTR ? __extension__({ WEFT_POINT(weft_p5, 5, 0); g(); }) : 0); weft_arm(&weft_p4); weft_v4_0; })); });
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

#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* alloca's memory belongs to the function's frame; as an operand it stays where it is. */
#include <alloca.h>
#include <string.h>
int f(void *, unsigned long);

int caller(unsigned long n)
{
    char *p = alloca(n);
    char *q = __builtin_alloca(n);
    p[0] = q[0] = 0;
    return __extension__({ WEFT_POINT(weft_p0, 0, 1); f(__extension__({ register __auto_type weft_v0_0 = (alloca(n)); weft_arm(&weft_p0); weft_v0_0; }), n); }) + __extension__({ WEFT_POINT(weft_p1, 1, 1); f(__extension__({ register __auto_type weft_v1_0 = (__builtin_alloca(8)); weft_arm(&weft_p1); weft_v1_0; }), 8); }) + __extension__({ WEFT_POINT(weft_p2, 2, 1); f(  __extension__({ register __auto_type weft_v2_0 = ((__extension__ ({ const char *__old = ( "x" ); size_t __len = __extension__({ WEFT_POINT(weft_p3, 3, 0); strlen (__old); }) + 1; char *__new = (char *) __builtin_alloca (__len); (char *) __extension__({ WEFT_POINT(weft_p4, 4, 0); memcpy (__new, __old, __len); }); }))); weft_arm(&weft_p2); weft_v2_0; }) , 2); }) + __extension__({ WEFT_POINT(weft_p5, 5, 0); f(p, n); });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 11, 11, 12, 7, 0, 0 },
    { "f", "input.c", "caller", 11, 11, 30, 7, 0, 0 },
    { "f", "input.c", "caller", 11, 11, 58, 6, 0, 0 },
    { "strlen", "input.c", "caller", 11, 11, 60, 13, 0, 0 },
    { "memcpy", "input.c", "caller", 11, 11, 60, 11, 0, 0 },
    { "f", "input.c", "caller", 11, 11, 79, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(6);

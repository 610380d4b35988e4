#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Nothing, space, a comment or a line end between the parentheses. */
int f(void);
int g();

int caller(void)
{
    return __extension__({ WEFT_POINT(weft_p0, 0, 0); f(); }) + __extension__({ WEFT_POINT(weft_p1, 1, 0); f( ); }) + __extension__({ WEFT_POINT(weft_p2, 2, 0); f(/* none */); }) + __extension__({ WEFT_POINT(weft_p3, 3, 0); f(
    ); }) + __extension__({ WEFT_POINT(weft_p4, 4, 0); g(); });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 7, 7, 12, 8, 0, 0 },
    { "f", "input.c", "caller", 7, 7, 18, 8, 0, 0 },
    { "f", "input.c", "caller", 7, 7, 25, 7, 0, 0 },
    { "f", "input.c", "caller", 7, 8, 41, 6, 0, 0 },
    { "g", "input.c", "caller", 8, 8, 9, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(5);

#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Parentheses, commas, quotes and comment marks in strings and characters are not syntax. */
int f(const char *, int, int);
int g(int);

int caller(void)
{
    return __extension__({ WEFT_POINT(weft_p0, 0, 1); f("),(\"/*", ')', __extension__({ register __auto_type weft_v0_2 = (__extension__({ WEFT_POINT(weft_p1, 1, 0); g('"'); })); weft_arm(&weft_p0); weft_v0_2; })); }) + __extension__({ WEFT_POINT(weft_p2, 2, 1); f("//" "," ")", '\'', __extension__({ register __auto_type weft_v2_2 = (__extension__({ WEFT_POINT(weft_p3, 3, 0); g(','); })); weft_arm(&weft_p2); weft_v2_2; })); }) + __extension__({ WEFT_POINT(weft_p4, 4, 1); f("\\", '\\', __extension__({ register __auto_type weft_v4_2 = (__extension__({ WEFT_POINT(weft_p5, 5, 0); g('('); })); weft_arm(&weft_p4); weft_v4_2; })); });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 7, 7, 12, 6, 0, 0 },
    { "g", "input.c", "caller", 7, 7, 30, 7, 0, 0 },
    { "f", "input.c", "caller", 7, 7, 40, 6, 0, 0 },
    { "g", "input.c", "caller", 7, 7, 62, 7, 0, 0 },
    { "f", "input.c", "caller", 7, 7, 72, 5, 0, 0 },
    { "g", "input.c", "caller", 7, 7, 86, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(6);

#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Macros that are another name of a macro with parameters: the parentheses belong to the invocation. */
#define CONVERT_TEXT(a, b) convert(#a, (a), (b))
#define CONVERT CONVERT_TEXT
#define CONVERT_AGAIN CONVERT
#define FUNCTION convert
#define PASTED(a) a##_TEXT
int convert(const char *text, int a, int b);
int f(int);
int caller(int x)
{
    x +=  __extension__({ WEFT_POINT(weft_p0, 0, 1); convert("f(x)", __extension__({ __auto_type weft_v0_1 = ((__extension__({ WEFT_POINT(weft_p1, 1, 0); f(x); }))); weft_arm(&weft_p0); weft_v0_1; }), (1)); })  *  __extension__({ WEFT_POINT(weft_p2, 2, 1); convert("2", (2), __extension__({ __auto_type weft_v2_2 = ((__extension__({ WEFT_POINT(weft_p3, 3, 0); f(x); }))); weft_arm(&weft_p2); weft_v2_2; })); }) ;
    x += __extension__({ WEFT_POINT(weft_p4, 4, 1); FUNCTION("name", __extension__({ __auto_type weft_v4_1 = (__extension__({ WEFT_POINT(weft_p5, 5, 0); f(x); })); weft_arm(&weft_p4); weft_v4_1; }), 3); }) +  __extension__({ WEFT_POINT(weft_p6, 6, 1); convert("f(x)", __extension__({ __auto_type weft_v6_1 = ((__extension__({ WEFT_POINT(weft_p7, 7, 0); f(x); }))); weft_arm(&weft_p6); weft_v6_1; }), (4)); }) ;
    return x;
}
static const struct weft_site weft_sites[] = {
    { "convert", "input.c", "caller", 11, 11, 10, 5, 0, 0 },
    { "f", "input.c", "caller", 11, 11, 10, 6, 0, 0 },
    { "convert", "input.c", "caller", 11, 11, 29, 5, 0, 0 },
    { "f", "input.c", "caller", 11, 11, 29, 6, 0, 0 },
    { "convert", "input.c", "caller", 12, 12, 10, 5, 0, 0 },
    { "f", "input.c", "caller", 12, 12, 27, 6, 0, 0 },
    { "convert", "input.c", "caller", 12, 12, 38, 5, 0, 0 },
    { "f", "input.c", "caller", 12, 12, 38, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(8);

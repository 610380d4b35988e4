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
    x +=  (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (convert("f(x)", (WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(0), ((WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), f(x))))))), (1)))))  *  (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (convert("2", (2), (WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(2), ((WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (WEFT_BEGIN(3), f(x))))))))))) ;
    x += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(4), (FUNCTION("name", (WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(4), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(5), (WEFT_BEGIN(5), f(x)))))), 3)))) +  (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(6), (convert("f(x)", (WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(6), ((WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(7), (WEFT_BEGIN(7), f(x))))))), (4))))) ;
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

#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Parentheses, commas, quotes and comment marks in strings and characters are not syntax. */
int f(const char *, int, int);
int g(int);

int caller(void)
{
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (f("),(\"/*", ')', (WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(0), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), g('"')))))))))) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (f("//" "," ")", '\'', (WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(2), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (WEFT_BEGIN(3), g(',')))))))))) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(4), (f("\\", '\\', (WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(4), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(5), (WEFT_BEGIN(5), g('('))))))))));
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

#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Braces and parentheses that only the preprocessor can pair. */
int f(int);
#define BEGIN {
#define END }
#define IF(x) if (x) {

int caller(int n)
BEGIN
     if ((WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), f(n))))) {  return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), f(1)))); }
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), f(2))));
END
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 9, 9, 5, 4, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 21, 6, 0, 0 },
    { "f", "input.c", "caller", 10, 10, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(3);

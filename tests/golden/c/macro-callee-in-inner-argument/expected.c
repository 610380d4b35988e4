#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* The callee is an argument of a macro that calls it in an argument of another: for the front end the call ends before it begins. */
int rd(int n);
#define GET(value) (value)
#define TWICE(value) ((value) + (value))
#define BODY(read) GET(read(n))
#define BOTH(read) TWICE(read(n))

int get(int n)
{
    return  ((WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), rd(n)))))  +  (((WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), rd(n))))) + ((WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), rd(n)))))) ;
}
static const struct weft_site weft_sites[] = {
    { "rd", "input.c", "get", 10, 10, 12, 5, 0, 0 },
    { "rd", "input.c", "get", 10, 10, 23, 6, 0, 0 },
    { "rd", "input.c", "get", 10, 10, 23, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(3);

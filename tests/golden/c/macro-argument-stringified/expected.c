#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* The argument is printed as well as evaluated: its text may not change. */
#include <assert.h>
int f(int);
int report(const char *, int);
#define CHECK(x) report(#x, x)

int caller(int n)
{
      ((void) sizeof (( f(n) > 0 ) ? 1 : 0), __extension__ ({ if ( (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), f(n)))) > 0 ) ; else __assert_fail ( "f(n) > 0" , "input.c", 9, __extension__ __PRETTY_FUNCTION__); })) ;
    return  report("f(n)", (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), f(n))))) ;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 9, 9, 5, 9, 0, 0 },
    { "f", "input.c", "caller", 10, 10, 12, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(2);

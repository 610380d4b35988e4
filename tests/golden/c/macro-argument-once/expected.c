#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A call written in an argument that is expanded exactly once: is it rewritten in place or left alone, never half. */
int f(int);
int g(int);
#define PAREN(x) (x)
#define CHECK(x) do { if (!(x)) return 1; } while (0)

int caller(int n)
{
     do { if (!((WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), f(n)))))) return 1; } while (0) ;
     do { if (!((WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(1), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), g(n)))))))))))) return 1; } while (0) ;
    return  ((WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (WEFT_BEGIN(3), f(1))))) ;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 9, 9, 5, 7, 0, 0 },
    { "f", "input.c", "caller", 10, 10, 5, 7, 0, 0 },
    { "g", "input.c", "caller", 10, 10, 5, 8, 0, 0 },
    { "f", "input.c", "caller", 11, 11, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(4);

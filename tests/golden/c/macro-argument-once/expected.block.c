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
     do { if (!(__extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), f(n)); WEFT_END(0); weft_r0; }))) return 1; } while (0) ;
     do { if (!(__extension__({ __auto_type weft_v1_0 = (__extension__({ __auto_type weft_r2 = (WEFT_BEGIN(2), g(n)); WEFT_END(2); weft_r2; })); __auto_type weft_r1 = (WEFT_BEGIN(1), f(weft_v1_0)); WEFT_END(1); weft_r1; }))) return 1; } while (0) ;
    return  (__extension__({ __auto_type weft_r3 = (WEFT_BEGIN(3), f(1)); WEFT_END(3); weft_r3; })) ;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 9, 9, 5, 7, 0, 0 },
    { "f", "input.c", "caller", 10, 10, 5, 7, 0, 0 },
    { "g", "input.c", "caller", 10, 10, 5, 8, 0, 0 },
    { "f", "input.c", "caller", 11, 11, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(4);

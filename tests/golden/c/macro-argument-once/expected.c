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
     do { if (!(__extension__({ WEFT_POINT(weft_p0, 0, 0); f(n); }))) return 1; } while (0) ;
     do { if (!(__extension__({ WEFT_POINT(weft_p1, 1, 1); f(__extension__({ register __auto_type weft_v1_0 = (__extension__({ WEFT_POINT(weft_p2, 2, 0); g(n); })); weft_arm(&weft_p1); weft_v1_0; })); }))) return 1; } while (0) ;
    return  (__extension__({ WEFT_POINT(weft_p3, 3, 0); f(1); })) ;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 9, 9, 5, 7, 0, 0 },
    { "f", "input.c", "caller", 10, 10, 5, 7, 0, 0 },
    { "g", "input.c", "caller", 10, 10, 5, 8, 0, 0 },
    { "f", "input.c", "caller", 11, 11, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(4);

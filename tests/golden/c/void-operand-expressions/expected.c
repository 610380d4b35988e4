#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Calls as void operands: in commas, conditionals, and a return of void. */
int f(int);
void v(int);
void g(void);

void caller(int x)
{
    x ? __extension__({ WEFT_POINT(weft_p0, 0, 0); v(1); }) : __extension__({ WEFT_POINT(weft_p1, 1, 0); g(); });
    (void)(__extension__({ WEFT_POINT(weft_p2, 2, 1); v(__extension__({ register __auto_type weft_v2_0 = (__extension__({ WEFT_POINT(weft_p3, 3, 0); f(2); })); weft_arm(&weft_p2); weft_v2_0; })); }), __extension__({ WEFT_POINT(weft_p4, 4, 0); f(3); }));
    (x ? v : v)(__extension__({ WEFT_POINT(weft_p5, 5, 0); f(4); }));
    for (__extension__({ WEFT_POINT(weft_p6, 6, 0); v(5); }); x; __extension__({ WEFT_POINT(weft_p7, 7, 0); v(6); }), __extension__({ WEFT_POINT(weft_p8, 8, 0); g(); }))
        x--;
}
static const struct weft_site weft_sites[] = {
    { "v", "input.c", "caller", 8, 8, 9, 4, 0, 0 },
    { "g", "input.c", "caller", 8, 8, 16, 4, 0, 0 },
    { "v", "input.c", "caller", 9, 9, 12, 5, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 14, 6, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 21, 5, 0, 0 },
    { "f", "input.c", "caller", 10, 10, 17, 4, 0, 0 },
    { "v", "input.c", "caller", 11, 11, 10, 4, 0, 0 },
    { "v", "input.c", "caller", 11, 11, 19, 5, 0, 0 },
    { "g", "input.c", "caller", 11, 11, 25, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(9);

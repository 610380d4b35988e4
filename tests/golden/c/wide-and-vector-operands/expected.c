#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* __int128 and vector types go through temporaries too. */
typedef int v4 __attribute__((vector_size(16)));
__extension__ typedef __int128 i128;
i128 g(void);
v4 h(void);
v4 v(v4, i128);

v4 caller(void)
{
    return __extension__({ WEFT_POINT(weft_p0, 0, 2); v(__extension__({ register __auto_type weft_v0_0 = (__extension__({ WEFT_POINT(weft_p1, 1, 0); h(); })); weft_arm(&weft_p0); weft_v0_0; }), __extension__({ register __auto_type weft_v0_1 = (__extension__({ WEFT_POINT(weft_p2, 2, 0); g(); })); weft_arm(&weft_p0); weft_v0_1; })); }) + __extension__({ WEFT_POINT(weft_p3, 3, 1); v(__extension__({ register __auto_type weft_v3_0 = (__extension__({ WEFT_POINT(weft_p4, 4, 0); h(); }) + __extension__({ WEFT_POINT(weft_p5, 5, 0); h(); })); weft_arm(&weft_p3); weft_v3_0; }), 1); });
}
static const struct weft_site weft_sites[] = {
    { "v", "input.c", "caller", 10, 10, 12, 5, 0, 0 },
    { "h", "input.c", "caller", 10, 10, 14, 6, 0, 0 },
    { "g", "input.c", "caller", 10, 10, 19, 6, 0, 0 },
    { "v", "input.c", "caller", 10, 10, 26, 5, 0, 0 },
    { "h", "input.c", "caller", 10, 10, 28, 7, 0, 0 },
    { "h", "input.c", "caller", 10, 10, 34, 7, 0, 0 },
};
WEFT_UNIT_DEFINE(6);

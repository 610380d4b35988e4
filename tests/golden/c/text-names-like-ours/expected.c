#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* The user's own names start with weft_ too; they are the user's. */
int f(int, int);
int g(void);

int caller(int weft_v0_0)
{
    int weft_p1 = weft_v0_0;
    return __extension__({ WEFT_POINT(weft_p2, 0, 1); f(weft_v0_0, __extension__({ register __auto_type weft_v2_1 = (g()); weft_arm(&weft_p2); weft_v2_1; })); }) + __extension__({ WEFT_POINT(weft_p3, 1, 1); f(weft_p1, __extension__({ register __auto_type weft_v3_1 = (g()); weft_arm(&weft_p3); weft_v3_1; })); });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 8, 8, 12, 5, 0, 0 },
    { "f", "input.c", "caller", 8, 8, 32, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(2);

#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A pointer to a VLA in a temporary: its type is variable, and evaluated once. */
int use(int n, int (*)[n]);
int g(void);

int row(int n, int (*p)[n])
{
    int b[3][n];
    b[0][0] = 1;
    return use(n, p) + __extension__({ WEFT_POINT(weft_p0, 0, 1); row(n, __extension__({ register __auto_type weft_v0_1 = (b + g()); weft_arm(&weft_p0); weft_v0_1; })); }) + __extension__({ WEFT_POINT(weft_p1, 1, 1); row(n, __extension__({ register __auto_type weft_v1_1 = (&b[g()]); weft_arm(&weft_p1); weft_v1_1; })); });
}
static const struct weft_site weft_sites[] = {
    { "row", "input.c", "row", 9, 9, 24, 6, 0, 0 },
    { "row", "input.c", "row", 9, 9, 42, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(2);

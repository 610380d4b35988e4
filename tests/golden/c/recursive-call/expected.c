#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A function that calls itself, once and in its own operand. */
int fact(int n)
{
    return n < 2 ? 1 : n * __extension__({ WEFT_POINT(weft_p0, 0, 0); fact(n - 1); });
}

int ack(int m, int n)
{
    return m == 0 ? n + 1 : n == 0 ? __extension__({ WEFT_POINT(weft_p1, 1, 0); ack(m - 1, 1); }) : __extension__({ WEFT_POINT(weft_p2, 2, 1); ack(m - 1, __extension__({ register __auto_type weft_v2_1 = (__extension__({ WEFT_POINT(weft_p3, 3, 0); ack(m, n - 1); })); weft_arm(&weft_p2); weft_v2_1; })); });
}
static const struct weft_site weft_sites[] = {
    { "fact", "input.c", "fact", 4, 4, 28, 6, 0, 0 },
    { "ack", "input.c", "ack", 9, 9, 38, 6, 0, 0 },
    { "ack", "input.c", "ack", 9, 9, 54, 6, 0, 0 },
    { "ack", "input.c", "ack", 9, 9, 65, 7, 0, 0 },
};
WEFT_UNIT_DEFINE(4);

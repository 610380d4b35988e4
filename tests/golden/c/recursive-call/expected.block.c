#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A function that calls itself, once and in its own operand. */
int fact(int n)
{
    return n < 2 ? 1 : n * __extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), fact(n - 1)); WEFT_END(0); weft_r0; });
}

int ack(int m, int n)
{
    return m == 0 ? n + 1 : n == 0 ? __extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), ack(m - 1, 1)); WEFT_END(1); weft_r1; }) : __extension__({ __auto_type weft_v2_1 = (__extension__({ __auto_type weft_r3 = (WEFT_BEGIN(3), ack(m, n - 1)); WEFT_END(3); weft_r3; })); __auto_type weft_r2 = (WEFT_BEGIN(2), ack(m - 1, weft_v2_1)); WEFT_END(2); weft_r2; });
}
static const struct weft_site weft_sites[] = {
    { "fact", "input.c", "fact", 4, 4, 28, 6, 0, 0 },
    { "ack", "input.c", "ack", 9, 9, 38, 6, 0, 0 },
    { "ack", "input.c", "ack", 9, 9, 54, 6, 0, 0 },
    { "ack", "input.c", "ack", 9, 9, 65, 7, 0, 0 },
};
WEFT_UNIT_DEFINE(4);

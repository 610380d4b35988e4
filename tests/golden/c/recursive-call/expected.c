#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A function that calls itself, once and in its own operand. */
int fact(int n)
{
    return n < 2 ? 1 : n * (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), fact(n - 1))));
}

int ack(int m, int n)
{
    return m == 0 ? n + 1 : n == 0 ? (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), ack(m - 1, 1)))) : (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (ack(m - 1, (WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(2), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (WEFT_BEGIN(3), ack(m, n - 1))))))))));
}
static const struct weft_site weft_sites[] = {
    { "fact", "input.c", "fact", 4, 4, 28, 6, 0, 0 },
    { "ack", "input.c", "ack", 9, 9, 38, 6, 0, 0 },
    { "ack", "input.c", "ack", 9, 9, 54, 6, 0, 0 },
    { "ack", "input.c", "ack", 9, 9, 65, 7, 0, 0 },
};
WEFT_UNIT_DEFINE(4);

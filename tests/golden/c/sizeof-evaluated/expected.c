#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* The operand of sizeof is evaluated if it is a variable length array, before the call that it is an operand of. */
int p(int), q(int);
int f(int a)
{
    int x = (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (p((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(0), (int)sizeof(int[q(a) & 7])))))));
    int v[(WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), q(a)))) & 3];
    x += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), p((int)sizeof v))));
    x += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (p((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(3), (int)sizeof(int[(q(a) & 3) + 1][2])))))));
    x += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(4), (p((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(4), (int)sizeof *(int(*)[q(a) + 1])0))))));
    x += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(5), (WEFT_BEGIN(5), p((int)sizeof(q(a))))));
    return x;
}
static const struct weft_site weft_sites[] = {
    { "p", "input.c", "f", 5, 5, 13, 5, 0, 0 },
    { "q", "input.c", "f", 6, 6, 11, 6, 0, 0 },
    { "p", "input.c", "f", 7, 7, 10, 4, 0, 0 },
    { "p", "input.c", "f", 8, 8, 10, 4, 0, 0 },
    { "p", "input.c", "f", 9, 9, 10, 4, 0, 0 },
    { "p", "input.c", "f", 10, 10, 10, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(6);

#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A call as the body of if, else, for, while, do and a label at the end of a block. */
int f(int);

void caller(int n)
{
    if (n) (WEFT_BEGIN(0), (void)f(1), WEFT_END(0)); else (WEFT_BEGIN(1), (void)f(2), WEFT_END(1));
    for (int i = 0; i < n; i++) (WEFT_BEGIN(2), (void)f(i), WEFT_END(2));
    while (n-- > 0) (WEFT_BEGIN(3), (void)f(n), WEFT_END(3));
    do (WEFT_BEGIN(4), (void)f(3), WEFT_END(4)); while (n > 0);
    goto end;
end: (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(5), (WEFT_BEGIN(5), f(4))));
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 6, 6, 12, 4, 0, 0 },
    { "f", "input.c", "caller", 6, 6, 23, 4, 0, 0 },
    { "f", "input.c", "caller", 7, 7, 33, 4, 0, 0 },
    { "f", "input.c", "caller", 8, 8, 21, 4, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 8, 4, 0, 0 },
    { "f", "input.c", "caller", 11, 11, 6, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(6);

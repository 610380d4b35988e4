#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A call as the body of if, else, for, while, do and a label at the end of a block. */
int f(int);

void caller(int n)
{
    if (n) __extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), f(1)); WEFT_END(0); WEFT_RESULT(0); }); else __extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), f(2)); WEFT_END(1); WEFT_RESULT(1); });
    for (int i = 0; i < n; i++) __extension__({ __auto_type weft_r2 = (WEFT_BEGIN(2), f(i)); WEFT_END(2); WEFT_RESULT(2); });
    while (n-- > 0) __extension__({ __auto_type weft_r3 = (WEFT_BEGIN(3), f(n)); WEFT_END(3); WEFT_RESULT(3); });
    do __extension__({ __auto_type weft_r4 = (WEFT_BEGIN(4), f(3)); WEFT_END(4); WEFT_RESULT(4); }); while (n > 0);
    goto end;
end: __extension__({ __auto_type weft_r5 = (WEFT_BEGIN(5), f(4)); WEFT_END(5); WEFT_RESULT(5); });
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

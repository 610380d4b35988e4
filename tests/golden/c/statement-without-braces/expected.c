#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A call as the body of if, else, for, while, do and a label at the end of a block. */
int f(int);

void caller(int n)
{
    if (n) __extension__({ WEFT_POINT(weft_p0, 0, 0); f(1); }); else __extension__({ WEFT_POINT(weft_p1, 1, 0); f(2); });
    for (int i = 0; i < n; i++) __extension__({ WEFT_POINT(weft_p2, 2, 0); f(i); });
    while (n-- > 0) __extension__({ WEFT_POINT(weft_p3, 3, 0); f(n); });
    do __extension__({ WEFT_POINT(weft_p4, 4, 0); f(3); }); while (n > 0);
    goto end;
end: __extension__({ WEFT_POINT(weft_p5, 5, 0); f(4); });
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

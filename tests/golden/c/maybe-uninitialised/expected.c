#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Objects set through pointers by a point: no "may be used uninitialized" that the original did not have. */
int get(int, int *);
int use(int);

int caller(int n)
{
    int value, other;
    if ((WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), get(n, &value)))) != 0)
        return -1;
    if ((WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (get((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(1), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), use(value)))))), &other)))) != 0 || (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (WEFT_BEGIN(3), use(other)))) > 3)
        return value;
    for (int i = 0; i < value; i++) {
        int inner;
        if ((WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(4), (WEFT_BEGIN(4), get(i, &inner)))))
            continue;
        (WEFT_BEGIN(5), (void)use(inner), WEFT_END(5));
    }
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(6), (WEFT_BEGIN(6), use(value)))) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(7), (WEFT_BEGIN(7), use(other))));
}
static const struct weft_site weft_sites[] = {
    { "get", "input.c", "caller", 8, 8, 9, 5, 0, 0 },
    { "get", "input.c", "caller", 10, 10, 9, 6, 0, 0 },
    { "use", "input.c", "caller", 10, 10, 13, 7, 0, 0 },
    { "use", "input.c", "caller", 10, 10, 41, 6, 0, 0 },
    { "get", "input.c", "caller", 14, 14, 13, 6, 0, 0 },
    { "use", "input.c", "caller", 16, 16, 9, 5, 0, 0 },
    { "use", "input.c", "caller", 18, 18, 12, 5, 0, 0 },
    { "use", "input.c", "caller", 18, 18, 25, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(8);

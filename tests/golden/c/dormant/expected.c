#define WEFT_DORMANT 1
#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* "dormant": each probe stands behind a place that the library makes a nop while the call is off. */
int first(void);
int second(int x);
int both(int x, int y);

int first(void)
{
    return 1;
}

int second(int x)
{ WEFT_POINT(weft_p0, 0, 0);
    return 2 * x;
}

int both(int x, int y)
{
    return x + y;
}

int main(void)
{ unsigned weft_n3_0;
    int sum = (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_COUNT(weft_n3_0, 2), both((WEFT_INTEGER(int)weft_counted_signed(&weft_n3_0, WEFT_SITE(1), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), first()))))), (WEFT_INTEGER(int)weft_counted_signed(&weft_n3_0, WEFT_SITE(1), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (WEFT_BEGIN(3), second(3))))))))));
    for (int i = 0; i < 3; i++)
        sum += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(4), (WEFT_BEGIN(4), second(i))));
    return sum == 13 ? 0 : 1;
}
static const struct weft_site weft_sites[] = {
    { "second", "input.c", "second", 11, 14, 5, 2, 3, 0 },
    { "both", "input.c", "main", 23, 23, 15, 5, 0, 0 },
    { "first", "input.c", "main", 23, 23, 20, 6, 0, 0 },
    { "second", "input.c", "main", 23, 23, 29, 6, 0, 0 },
    { "second", "input.c", "main", 25, 25, 16, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(5);

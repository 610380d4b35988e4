#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* With default(none), a region may not name the unit: probes name it in a function. */
int f(int x);
int caller(int n);

int caller(int n)
{
    int sum = 0;
#pragma omp parallel default(none) shared(n) reduction(+ : sum)
    {
        int i;
        for (i = 0; i < n; i++)
            sum += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(0), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), f(i))))))))));
    }
#pragma omp parallel for default(none) shared(n) reduction(+ : sum)
    for (int i = 0; i < n; i++)
        sum += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), f(i))));
#pragma omp task default(none) shared(sum)
    sum += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (WEFT_BEGIN(3), f(1))));
    return sum;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 12, 12, 20, 6, 0, 0 },
    { "f", "input.c", "caller", 12, 12, 22, 7, 0, 0 },
    { "f", "input.c", "caller", 16, 16, 16, 5, 0, 0 },
    { "f", "input.c", "caller", 18, 18, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(4);

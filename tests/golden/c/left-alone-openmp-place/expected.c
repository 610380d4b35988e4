#include <weft/probe.h>
#include <weft/task.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* The statement of an atomic construct has a form, and names its variable in the same way each time. */
int f(void);
int g(int x);
void caller(int *p)
{
    int v;
{ WEFT_DIRECTIVE(weft_p0, 0); _Pragma("omp atomic")
    p[f()] = p[f()] - 16; }
{ WEFT_DIRECTIVE(weft_p1, 1); _Pragma("omp atomic capture")
    {
        v = p[g(1)];
        p[g(1)] = p[g(1)] + g(2);
    } }
    (WEFT_BEGIN(2), (void)g(v), WEFT_END(2));
}
static const struct weft_site weft_sites[] = {
    { "omp::atomic", "input.c", "caller", 7, 8, 1, 3, 4, 0 },
    { "omp::atomic", "input.c", "caller", 9, 13, 1, 3, 4, 0 },
    { "g", "input.c", "caller", 14, 14, 5, 3, 0, 0 },
};
WEFT_UNIT_DEFINE(3);

#include <weft/probe.h>
#include <weft/task.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Conditional directives between a directive and its statement; directives that the preprocessor leaves out. */
int f(int x);
void caller(int n)
{
{ WEFT_DIRECTIVE(weft_p0, 0); _Pragma("omp parallel")
#ifdef NO
    {
#pragma omp barrier
        f(1);
    }
#else
{ WEFT_DIRECTIVE(weft_p1, 1); { WEFT_DIRECTIVE(weft_p2, 2); _Pragma("omp single")
#if 1
    { WEFT_DIRECTIVE(weft_p3, 3); (WEFT_BEGIN(4), (void)f(2), WEFT_END(4)); } } } }
#endif
#endif
#if 0
#pragma omp critical
    n--;
#endif
#pragma omp atomic
    n++;
#pragma omp critical
#pragma GCC ivdep
    n++;
}
static const struct weft_site weft_sites[] = {
    { "omp::parallel", "input.c", "caller", 5, 14, 1, 3, 4, 0 },
    { "omp::parallel", "input.c", "caller", 12, 14, 1, 3, 5, 0 },
    { "omp::single", "input.c", "caller", 12, 14, 1, 3, 4, 4 },
    { "omp::single", "input.c", "caller", 14, 14, 5, 3, 5, 4 },
    { "f", "input.c", "caller", 14, 14, 5, 3, 0, 0 },
};
WEFT_UNIT_DEFINE(5);

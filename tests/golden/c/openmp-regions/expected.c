#include <weft/probe.h>
#include <weft/task.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Directives become _Pragma, on as many lines; atomic and simd are not asked for. */
int f(int x);
int caller(int n, int *a);

int caller(int n, int *a)
{
    int sum = 0;
{ WEFT_DIRECTIVE(weft_p0, 0); _Pragma("omp parallel num_threads(4) \
  shared(a) \
    shared(n)")
    { WEFT_DIRECTIVE(weft_p1, 1); {
{ WEFT_DIRECTIVE(weft_p2, 2); _Pragma("omp for reduction(+ : sum) nowait")
        for (int i = 0; i < n; i++)
            sum += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (WEFT_BEGIN(3), f(i)))); }
{ WEFT_DIRECTIVE(weft_p4, 4); _Pragma("omp barrier") }
{ WEFT_DIRECTIVE(weft_p5, 5); _Pragma("omp critical(lock)")
        { WEFT_DIRECTIVE(weft_p6, 6); sum += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(7), (WEFT_BEGIN(7), f(1)))); } }
#pragma omp critical(quiet)
        sum += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(8), (WEFT_BEGIN(8), f(1))));
#pragma omp atomic
        sum += 1;
#pragma omp master
        { WEFT_DIRECTIVE(weft_p9, 9); (WEFT_BEGIN(10), (void)f(2), WEFT_END(10)); }
        if (n)
{ WEFT_DIRECTIVE(weft_p11, 11); _Pragma("omp single")
            { WEFT_DIRECTIVE(weft_p12, 12); (WEFT_BEGIN(13), (void)f(3), WEFT_END(13)); } }
        else
            (WEFT_BEGIN(14), (void)f(4), WEFT_END(14));
{ WEFT_DIRECTIVE(weft_p15, 15); _Pragma("omp sections")
        {
            { WEFT_DIRECTIVE(weft_p16, 16); (WEFT_BEGIN(17), (void)f(5), WEFT_END(17)); }
#pragma omp section
{ WEFT_DIRECTIVE(weft_p18, 18); _Pragma("omp atomic")
            sum++; }
        } }
    } } }
{ WEFT_DIRECTIVE(weft_p19, 19); _Pragma("omp parallel")
{ WEFT_DIRECTIVE(weft_p20, 20); { WEFT_DIRECTIVE(weft_p21, 21); _Pragma("omp single nowait")
{ WEFT_DIRECTIVE(weft_p22, 22); { WEFT_DIRECTIVE(weft_p23, 23); _Pragma("omp taskgroup")
    { WEFT_DIRECTIVE(weft_p24, 24); a[0] = (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(25), (WEFT_BEGIN(25), f(6)))); } } } } } }
    { WEFT_DIRECTIVE(weft_p26, 26); _Pragma("omp parallel for") for (int i = 0; i < n; i++) a[i] = i; }
#  pragma omp simd
    for (int i = 0; i < n; i++)
        a[i]++;
    return sum;
}
static const struct weft_site weft_sites[] = {
    { "omp::parallel", "input.c", "caller", 8, 36, 1, 3, 4, 0 },
    { "omp::parallel", "input.c", "caller", 11, 36, 5, 3, 5, 0 },
    { "omp::for", "input.c", "caller", 12, 14, 1, 4, 4, 2 },
    { "f", "input.c", "caller", 14, 14, 20, 6, 0, 0 },
    { "omp::barrier", "input.c", "caller", 15, 15, 1, 4, 4, 0 },
    { "omp::critical(lock)", "input.c", "caller", 16, 17, 1, 4, 4, 0 },
    { "omp::critical(lock)", "input.c", "caller", 17, 17, 9, 4, 5, 0 },
    { "f", "input.c", "caller", 17, 17, 16, 5, 0, 0 },
    { "f", "input.c", "caller", 19, 19, 16, 5, 0, 0 },
    { "omp::master", "input.c", "caller", 23, 23, 9, 4, 5, 0 },
    { "f", "input.c", "caller", 23, 23, 9, 4, 0, 0 },
    { "omp::single", "input.c", "caller", 25, 26, 1, 5, 4, 4 },
    { "omp::single", "input.c", "caller", 26, 26, 13, 5, 5, 4 },
    { "f", "input.c", "caller", 26, 26, 13, 5, 0, 0 },
    { "f", "input.c", "caller", 28, 28, 13, 5, 0, 0 },
    { "omp::sections", "input.c", "caller", 29, 35, 1, 4, 4, 4 },
    { "omp::section", "input.c", "caller", 31, 31, 13, 5, 5, 4 },
    { "f", "input.c", "caller", 31, 31, 13, 5, 0, 0 },
    { "omp::section", "input.c", "caller", 33, 34, 1, 5, 5, 4 },
    { "omp::parallel", "input.c", "caller", 37, 40, 1, 3, 4, 0 },
    { "omp::parallel", "input.c", "caller", 38, 40, 1, 3, 5, 0 },
    { "omp::single", "input.c", "caller", 38, 40, 1, 3, 4, 2 },
    { "omp::single", "input.c", "caller", 39, 40, 1, 3, 5, 2 },
    { "omp::taskgroup", "input.c", "caller", 39, 40, 1, 3, 4, 0 },
    { "omp::taskgroup", "input.c", "caller", 40, 40, 5, 3, 5, 0 },
    { "f", "input.c", "caller", 40, 40, 12, 4, 0, 0 },
    { "omp::parallel for", "input.c", "caller", 41, 41, 5, 3, 4, 0 },
};
WEFT_UNIT_DEFINE(27);

#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// Directives become _Pragma, on as many lines; atomic and simd are not asked for.
int f(int x);

int caller(int n, int *a)
{
    int sum = 0;
{ WEFT_DIRECTIVE(weft_p0, 0); _Pragma("omp parallel num_threads(4) \
  shared(a) \
    shared(n)")
    { WEFT_DIRECTIVE(weft_p1, 1); { ::weft::guarded weft_p0_0;
{ WEFT_DIRECTIVE(weft_p2, 2); _Pragma("omp for reduction(+ : sum) nowait")
        for (int i = 0; i < n; i++)
            sum += ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 3, 0), f(i))); }
{ WEFT_DIRECTIVE(weft_p4, 4); _Pragma("omp barrier") }
{ WEFT_DIRECTIVE(weft_p5, 5); _Pragma("omp critical(lock)")
        { WEFT_DIRECTIVE(weft_p6, 6); sum += ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 7, 0), f(1))); } }
#pragma omp critical(quiet)
        sum += ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 8, 0), f(1)));
#pragma omp atomic
        sum += 1;
#pragma omp master
        { WEFT_DIRECTIVE(weft_p9, 9); (WEFT_OPEN_GUARDED(weft_p0_0, 10, 0), f(2), ::weft::leave(weft_p0_0)); }
        if (n)
{ WEFT_DIRECTIVE(weft_p11, 11); _Pragma("omp single")
            { WEFT_DIRECTIVE(weft_p12, 12); (WEFT_OPEN_GUARDED(weft_p0_0, 13, 0), f(3), ::weft::leave(weft_p0_0)); } }
        else
            (WEFT_OPEN_GUARDED(weft_p0_0, 14, 0), f(4), ::weft::leave(weft_p0_0));
{ WEFT_DIRECTIVE(weft_p15, 15); _Pragma("omp sections")
        {
            { WEFT_DIRECTIVE(weft_p16, 16); (WEFT_OPEN_GUARDED(weft_p0_0, 17, 0), f(5), ::weft::leave(weft_p0_0)); }
#pragma omp section
{ WEFT_DIRECTIVE(weft_p18, 18); _Pragma("omp atomic")
            sum++; }
        } }
    } } }
{ WEFT_DIRECTIVE(weft_p19, 19); _Pragma("omp parallel")
{ WEFT_DIRECTIVE(weft_p20, 20); { WEFT_DIRECTIVE(weft_p21, 21); _Pragma("omp single nowait")
{ WEFT_DIRECTIVE(weft_p22, 22); { WEFT_DIRECTIVE(weft_p23, 23); _Pragma("omp taskgroup")
    { ::weft::point weft_p1_0; { WEFT_DIRECTIVE(weft_p24, 24); a[0] = ::weft::value(weft_p1_0, (WEFT_OPEN(weft_p1_0, 25, 0), f(6))); } } } } } } }
    { WEFT_DIRECTIVE(weft_p26, 26); _Pragma("omp parallel for") for (int i = 0; i < n; i++) a[i] = i; }
#  pragma omp simd
    for (int i = 0; i < n; i++)
        a[i]++;
    return sum;
}
static const weft_site weft_sites[] = {
    { "omp::parallel", "input.cpp", "caller", 7, 35, 1, 3, 4, 0 },
    { "omp::parallel", "input.cpp", "caller", 10, 35, 5, 3, 5, 0 },
    { "omp::for", "input.cpp", "caller", 11, 13, 1, 4, 4, 2 },
    { "f", "input.cpp", "caller", 13, 13, 20, 6, 0, 0 },
    { "omp::barrier", "input.cpp", "caller", 14, 14, 1, 4, 4, 0 },
    { "omp::critical(lock)", "input.cpp", "caller", 15, 16, 1, 4, 4, 0 },
    { "omp::critical(lock)", "input.cpp", "caller", 16, 16, 9, 4, 5, 0 },
    { "f", "input.cpp", "caller", 16, 16, 16, 5, 0, 0 },
    { "f", "input.cpp", "caller", 18, 18, 16, 5, 0, 0 },
    { "omp::master", "input.cpp", "caller", 22, 22, 9, 4, 5, 0 },
    { "f", "input.cpp", "caller", 22, 22, 9, 4, 0, 0 },
    { "omp::single", "input.cpp", "caller", 24, 25, 1, 5, 4, 4 },
    { "omp::single", "input.cpp", "caller", 25, 25, 13, 5, 5, 4 },
    { "f", "input.cpp", "caller", 25, 25, 13, 5, 0, 0 },
    { "f", "input.cpp", "caller", 27, 27, 13, 5, 0, 0 },
    { "omp::sections", "input.cpp", "caller", 28, 34, 1, 4, 4, 4 },
    { "omp::section", "input.cpp", "caller", 30, 30, 13, 5, 5, 4 },
    { "f", "input.cpp", "caller", 30, 30, 13, 5, 0, 0 },
    { "omp::section", "input.cpp", "caller", 32, 33, 1, 5, 5, 4 },
    { "omp::parallel", "input.cpp", "caller", 36, 39, 1, 3, 4, 0 },
    { "omp::parallel", "input.cpp", "caller", 37, 39, 1, 3, 5, 0 },
    { "omp::single", "input.cpp", "caller", 37, 39, 1, 3, 4, 2 },
    { "omp::single", "input.cpp", "caller", 38, 39, 1, 3, 5, 2 },
    { "omp::taskgroup", "input.cpp", "caller", 38, 39, 1, 3, 4, 0 },
    { "omp::taskgroup", "input.cpp", "caller", 39, 39, 5, 3, 5, 0 },
    { "f", "input.cpp", "caller", 39, 39, 12, 4, 0, 0 },
    { "omp::parallel for", "input.cpp", "caller", 40, 40, 5, 3, 4, 0 },
};
WEFT_UNIT_DEFINE(27)

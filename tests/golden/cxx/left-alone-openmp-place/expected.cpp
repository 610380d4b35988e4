#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// No place for a state: the heads of a region's loops, what is between two of them, an atomic statement.
int f(int x);
void caller(int n, int &sum)
{
#pragma omp parallel for
    for (int i = f(0); i < f(n); i++)
        { ::weft::point weft_p0_0; ::weft::value(weft_p0_0, (WEFT_OPEN(weft_p0_0, 0, 0), f(i))); }
#pragma omp parallel for collapse(2)
    for (int i = 0; i < n; i++)
        for (int j = f(0); j < n; j++)
            { ::weft::point weft_p1_0; ::weft::value(weft_p1_0, (WEFT_OPEN(weft_p1_0, 1, 0), f(j))); }
#pragma omp task shared(sum)
#pragma omp atomic
    sum += f(1);
}
static const weft_site weft_sites[] = {
    { "f", "input.cpp", "caller", 7, 7, 9, 4, 0, 0 },
    { "f", "input.cpp", "caller", 11, 11, 13, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(2)

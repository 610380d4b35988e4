#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// A target region is recorded on the host; what is in it may run on another device.
int twice(int n);
void caller(int n, int *a)
{ ::weft::point weft_p0_0;
    (WEFT_OPEN(weft_p0_0, 0, 0), twice(n), ::weft::leave(weft_p0_0));
{ WEFT_DIRECTIVE(weft_p1, 1); _Pragma("omp target map(tofrom : a[0 : n])")
#pragma omp teams
#pragma omp parallel
    {
        a[0] = twice(n);
    } }
{ WEFT_DIRECTIVE(weft_p2, 2); _Pragma("omp target data map(tofrom : a[0 : n])")
    a[0] = ::weft::value(weft_p0_0, (WEFT_OPEN(weft_p0_0, 3, 0), twice(n))); }
}
static const weft_site weft_sites[] = {
    { "twice", "input.cpp", "caller", 5, 5, 5, 3, 0, 0 },
    { "omp::target", "input.cpp", "caller", 6, 11, 1, 3, 4, 0 },
    { "omp::target data", "input.cpp", "caller", 12, 13, 1, 3, 4, 0 },
    { "twice", "input.cpp", "caller", 13, 13, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(4)

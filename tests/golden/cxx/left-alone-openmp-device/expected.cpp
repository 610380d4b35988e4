#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// A target region is recorded on the host; what is in it may run on another device.
void caller(int n, int *a)
{
{ WEFT_POINT(weft_p0, 0, 0); _Pragma("omp target map(tofrom : a[0 : n])")
#pragma omp teams
#pragma omp parallel
    {
        a[0] = n;
    } }
}
static const weft_site weft_sites[] = {
    { "omp::target", "input.cpp", "caller", 4, 9, 1, 3, 4, 0 },
};
WEFT_UNIT_DEFINE(1)

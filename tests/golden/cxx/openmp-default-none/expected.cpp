#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// With default(none), a region may not name the unit: probes name it in a function. Constant expressions stay constant.
int f(int x);
constexpr int twice(int x) { return x + x; }
constexpr int four(int x) { ::weft::point weft_p0_0{}, weft_p0_1{}; return ::weft::value(weft_p0_0, (WEFT_OPEN_CONSTANT(weft_p0_0, 0, 1), twice(::weft::ready_value(weft_p0_0, ::weft::value(weft_p0_1, (WEFT_OPEN_CONSTANT(weft_p0_1, 1, 0), twice(x))))))); }
template <class T> T caller(T n)
{
    static_assert(four(1) == 4, "");
    T sum = 0;
#pragma omp parallel default(none) shared(n) reduction(+ : sum)
    { ::weft::point weft_p1_0, weft_p1_1;
        sum += ::weft::either(weft_p1_0, (WEFT_OPEN(weft_p1_0, 2, 1), f(::weft::ready_either(weft_p1_0, ::weft::either(weft_p1_1, (WEFT_OPEN(weft_p1_1, 3, 0), f(n)))))));
    }
    return sum;
}
int instance(int n)
{ ::weft::point weft_p2_0;
    return ::weft::value(weft_p2_0, (WEFT_OPEN(weft_p2_0, 4, 0), caller(n)));
}
static const weft_site weft_sites[] = {
    { "twice", "input.cpp", "four", 4, 4, 36, 4, 0, 0 },
    { "twice", "input.cpp", "four", 4, 4, 42, 5, 0, 0 },
    { "f", "input.cpp", "caller", 11, 11, 16, 5, 0, 0 },
    { "f", "input.cpp", "caller", 11, 11, 18, 6, 0, 0 },
    { "caller", "input.cpp", "instance", 17, 17, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(5)

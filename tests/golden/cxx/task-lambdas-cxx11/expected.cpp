#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// Before C++14 lambdas capture no new variables: they are put into an object that is called in their place.
struct pool {
    template <class F> int submit(F &&f);
};
int count(int);

int caller(pool &p, int n)
{ ::weft::point weft_p0_0, weft_p0_1;
    return ::weft::value(weft_p0_0, (WEFT_OPEN(weft_p0_0, 0, 1), p.submit(::weft::task_object(weft_p0_0, WEFT_SITE(1), [] { return 1; })))) + ::weft::value(weft_p0_1, (WEFT_OPEN(weft_p0_1, 2, 1), p.submit(::weft::task_object(weft_p0_1, WEFT_SITE(3), [n](int k) { ::weft::point weft_p1_0; return ::weft::value(weft_p1_0, (WEFT_OPEN(weft_p1_0, 4, 0), count(n + k))); }))));
}
static const weft_site weft_sites[] = {
    { "pool::submit", "input.cpp", "caller", 9, 9, 12, 5, 0, 0 },
    { "pool::submit (task)", "input.cpp", "caller", 9, 9, 12, 5, 6, 16 },
    { "pool::submit", "input.cpp", "caller", 9, 9, 41, 5, 0, 0 },
    { "pool::submit (task)", "input.cpp", "caller", 9, 9, 41, 5, 6, 16 },
    { "count", "input.cpp", "caller", 9, 9, 70, 9, 0, 0 },
};
WEFT_UNIT_DEFINE(5)

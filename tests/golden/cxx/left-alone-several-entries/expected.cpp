#include <weft/probe.hpp>
#include <weft/detail.hpp>
namespace { extern weft_detail weft_details[1]; } WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// One text cannot be what two entries ask for; entries that ask for the same do no harm.
struct A {
    void f(int n);
    void g(int n);
};
struct B {
    void f(int n);
    void g(int n);
};

template <class T> void both(T &t) { ::weft::point weft_p0_0; t.f(1), (WEFT_OPEN(weft_p0_0, 0, 0), t.g(2), ::weft::leave(weft_p0_0)); }
template <class T> void of_one(T &t) { ::weft::detailed weft_d0_0; ::weft::point weft_p1_0; (WEFT_OPEN_DETAILED(weft_d0_0, 1, 0, 0), t.f(3), ::weft::leave(weft_d0_0)), (WEFT_OPEN(weft_p1_0, 2, 0), t.g(4), ::weft::leave(weft_p1_0)); }

void use(A &a, B &b)
{
    both(a), both(b);
    of_one(a);
}
static const weft_site weft_sites[] = {
    { "g", "input.cpp", "both", 11, 11, 46, 4, 0, 0 },
    { "f", "input.cpp", "of_one", 12, 12, 40, 4, 0, 0 },
    { "g", "input.cpp", "of_one", 12, 12, 48, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(3)
namespace { weft_detail weft_details[1] = {
    { "", nullptr, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
};
}

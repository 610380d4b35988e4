#include <weft/probe.hpp>
#include <weft/detail.hpp>
namespace { extern weft_detail weft_details[1]; } WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// A call in a template is also selected by what its instances call: qualified names, classes of methods.
namespace ns {
struct Vec {
    int n;
    void push(int value);
    int size() const;
    void drop();
    Vec operator+(const Vec &other) const;
    static Vec make(int n);
};
int weigh(const Vec &v);
} // namespace ns
struct Other {
    int n;
    void push(int value);
    int size() const;
    void drop();
    Other operator+(const Other &other) const;
    static Other make(int n);
};
int weigh(const Other &o);

template <class C> void fill(C &c) { ::weft::point weft_p0_0; (WEFT_OPEN(weft_p0_0, 0, 0), c.push(1), ::weft::leave(weft_p0_0)); }
template <class C> void fill_other(C &c) { c.push(2); } // of the one class that is not selected
template <class C> int size(const C &c) { ::weft::point weft_p1_0; return ::weft::either(weft_p1_0, (WEFT_OPEN(weft_p1_0, 1, 0), c.size())); }
template <class C> int weight(const C &c) { ::weft::point weft_p2_0; return ::weft::either(weft_p2_0, (WEFT_OPEN(weft_p2_0, 2, 0), weigh(c))); }
template <class C> C sum(C a, C b) { ::weft::point weft_p3_0; return ::weft::either(weft_p3_0, (WEFT_OPEN(weft_p3_0, 3, 0), a + b)); }
template <class C> C made(int n) { ::weft::detailed weft_d0_0; return ::weft::either(weft_d0_0, (WEFT_OPEN_DETAILED(weft_d0_0, 4, 0, 0), C::make(n))); }
template <class C> void drop_one(C &c) { ::weft::point weft_p4_0; (WEFT_OPEN(weft_p4_0, 5, 0), c.drop(), ::weft::leave(weft_p4_0)); }
template <class C> void drop_other(C &c) { c.drop(); } // of the class whose calls are not recorded
template <class C> void unused(C &c) { ::weft::point weft_p5_0; c.push(3), (WEFT_HOLD(weft_p5_0, 6, 0), c.drop()); } // by the written name alone
#define PUSH(c, n) (c).push(n)
template <class C> void in_macro(C &c) { ::weft::point weft_p6_0;  (WEFT_OPEN(weft_p6_0, 7, 0), (c).push(4), ::weft::leave(weft_p6_0)) ; }
template <class... C> auto folded(C... c) { return (c + ...); }

int use(ns::Vec &v, Other &o)
{
    fill(v), fill(o), fill_other(o);
    drop_one(v), drop_one(o), drop_other(o);
    in_macro(v);
    folded(v, v);
    sum(v, made<ns::Vec>(1)), sum(o, made<Other>(2));
    return size(v) + size(o) + weight(v) + weight(o);
}
static const weft_site weft_sites[] = {
    { "push", "input.cpp", "fill", 23, 23, 38, 3, 0, 0 },
    { "size", "input.cpp", "size", 25, 25, 50, 4, 0, 0 },
    { "weigh", "input.cpp", "weight", 26, 26, 52, 4, 0, 0 },
    { "operator+", "input.cpp", "sum", 27, 27, 45, 4, 0, 0 },
    { "C::make", "input.cpp", "made", 28, 28, 43, 4, 0, 0 },
    { "drop", "input.cpp", "drop_one", 29, 29, 42, 3, 0, 0 },
    { "drop", "input.cpp", "unused", 31, 31, 51, 4, 0, 0 },
    { "push", "input.cpp", "in_macro", 33, 33, 42, 3, 0, 0 },
};
WEFT_UNIT_DEFINE(8)
namespace { weft_detail weft_details[1] = {
    { "", nullptr, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
};
}

#include <weft/probe.hpp>
WEFT_UNIT_DECLARE WEFT_STATES(1);
#line 1 "input.cpp"
// A class that is copied as its bytes, but by an explicit constructor alone: nothing can take it by value and give it on.
struct E { int n; E() = default; explicit E(const E &) = default; };
E make(); int f(const E &);
int t1() { ::weft::point weft_p0_0, weft_p0_1; return ::weft::value(weft_p0_0, (WEFT_OPEN(weft_p0_0, 0, 1), f(::weft::ready(weft_p0_0, ::weft::same(weft_p0_1, (WEFT_OPEN(weft_p0_1, 1, 0), make())))))); }
int t2() { ::weft::point weft_p1_0, weft_p1_1; int n = ::weft::value(weft_p1_0, (WEFT_OPEN(weft_p1_0, 2, 1), f(::weft::ready(weft_p1_0, ::weft::same(weft_p1_1, (WEFT_OPEN(weft_p1_1, 3, 0), E())))))); return n + ::weft::same(weft_p1_0, (WEFT_OPEN(weft_p1_0, 4, 0), make())).n; }
int t3() { ::weft::point weft_p2_0; E e((WEFT_HOLD(weft_p2_0, 5, 0), make())); E g{__extension__({ (WEFT_HOLD(weft_p2_0, 6, 0), make()); })}; return e.n + g.n; }
template <class T> T as(); int t4() { ::weft::point weft_p3_0, weft_p3_1, weft_p3_2; return ::weft::same(weft_p3_0, (WEFT_OPEN(weft_p3_0, 7, 0), as<E>())).n + ::weft::value(weft_p3_1, (WEFT_OPEN(weft_p3_1, 8, 1), f(::weft::ready(weft_p3_1, ::weft::same(weft_p3_2, (WEFT_OPEN(weft_p3_2, 9, 0), as<E>())))))); }
E (*p)(); int t5() { ::weft::point weft_p4_0, weft_p4_1, weft_p4_2; return ::weft::value(weft_p4_0, (WEFT_OPEN(weft_p4_0, 10, 1), f(::weft::ready(weft_p4_0, ::weft::same(weft_p4_1, (WEFT_OPEN(weft_p4_1, 11, 0), p())))))) + ::weft::same(weft_p4_2, (WEFT_OPEN(weft_p4_2, 12, 0), p())).n; }
E t6() { ::weft::point weft_p5_0; return (WEFT_HOLD(weft_p5_0, 13, 0), make()); }
E t7(int n) { ::weft::point weft_p6_0, weft_p6_1; return n ? (WEFT_HOLD(weft_p6_0, 14, 0), make()) : (WEFT_HOLD(weft_p6_1, 15, 0), E()); }
E t8() { ::weft::point weft_p7_0; return E((WEFT_HOLD(weft_p7_0, 16, 0), make())); }
E t9(E &e) { ::weft::point weft_p8_0; return (WEFT_HOLD(weft_p8_0, 17, 0), E(e)); }
E &ta(E &e) { return e; }
struct H { E e; H() : e((WEFT_HOLD_KEPT(weft_s[0], 18, 0), make())) {} E get() { ::weft::point weft_p9_0; return (WEFT_HOLD(weft_p9_0, 19, 0), E(e)); } };
int tj() { ::weft::point weft_p10_0, weft_p10_1, weft_p10_2, weft_p10_3; return ::weft::same(weft_p10_0, (WEFT_OPEN(weft_p10_0, 20, 1), ::weft::ready(weft_p10_0, ::weft::same(weft_p10_1, (WEFT_OPEN(weft_p10_1, 21, 0), H()))).get())).n + ::weft::value(weft_p10_2, (WEFT_OPEN(weft_p10_2, 22, 1), f(::weft::ready(weft_p10_2, ::weft::same(weft_p10_3, (WEFT_OPEN(weft_p10_3, 23, 0), H())).e)))); }
E tw(E e = make()) { ::weft::point weft_p11_0; return (WEFT_HOLD(weft_p11_0, 24, 0), E(e)); }
// an explicit conversion is done where an object is made directly of it alone
struct C { C(const C &); };
struct A { explicit operator C &() const; };
int of_converted(const A &a) { ::weft::point weft_p12_0, weft_p12_1; C c((WEFT_HOLD(weft_p12_0, 25, 0), a)); const C d = (WEFT_HOLD(weft_p12_0, 26, 0), C(a)); return ::weft::value(weft_p12_0, (WEFT_OPEN(weft_p12_0, 27, 1), f(::weft::ready(weft_p12_0, ::weft::same(weft_p12_1, (WEFT_OPEN(weft_p12_1, 28, 0), make())))))); }
static const weft_site weft_sites[] = {
    { "f", "input.cpp", "t1", 4, 4, 19, 4, 0, 0 },
    { "make", "input.cpp", "t1", 4, 4, 21, 5, 0, 0 },
    { "f", "input.cpp", "t2", 5, 5, 20, 5, 0, 0 },
    { "E::E", "input.cpp", "t2", 5, 5, 22, 6, 0, 0 },
    { "make", "input.cpp", "t2", 5, 5, 39, 6, 0, 0 },
    { "make", "input.cpp", "t3", 6, 6, 16, 5, 0, 0 },
    { "make", "input.cpp", "t3", 6, 6, 29, 6, 0, 0 },
    { "as", "input.cpp", "t4", 7, 7, 46, 6, 0, 0 },
    { "f", "input.cpp", "t4", 7, 7, 58, 5, 0, 0 },
    { "as", "input.cpp", "t4", 7, 7, 60, 6, 0, 0 },
    { "f", "input.cpp", "t5", 8, 8, 29, 5, 0, 0 },
    { "*p", "input.cpp", "t5", 8, 8, 31, 6, 0, 0 },
    { "*p", "input.cpp", "t5", 8, 8, 38, 6, 0, 0 },
    { "make", "input.cpp", "t6", 9, 9, 17, 4, 0, 0 },
    { "make", "input.cpp", "t7", 10, 10, 26, 5, 0, 0 },
    { "E::E", "input.cpp", "t7", 10, 10, 35, 5, 0, 0 },
    { "make", "input.cpp", "t8", 11, 11, 19, 5, 0, 0 },
    { "E::E", "input.cpp", "t9", 12, 12, 21, 5, 0, 0 },
    { "make", "input.cpp", "H::H", 14, 14, 25, 3, 0, 0 },
    { "E::E", "input.cpp", "H::get", 14, 14, 53, 6, 0, 0 },
    { "H::get", "input.cpp", "tj", 15, 15, 19, 6, 0, 0 },
    { "H::H", "input.cpp", "tj", 15, 15, 19, 8, 0, 0 },
    { "f", "input.cpp", "tj", 15, 15, 33, 5, 0, 0 },
    { "H::H", "input.cpp", "tj", 15, 15, 35, 7, 0, 0 },
    { "E::E", "input.cpp", "tw", 16, 16, 29, 5, 0, 0 },
    { "C::C", "input.cpp", "of_converted", 20, 20, 34, 5, 0, 1 },
    { "C::C", "input.cpp", "of_converted", 20, 20, 52, 6, 0, 1 },
    { "f", "input.cpp", "of_converted", 20, 20, 65, 4, 0, 0 },
    { "make", "input.cpp", "of_converted", 20, 20, 67, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(29)

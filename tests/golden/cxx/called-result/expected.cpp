#define WEFT_CALLED_PROBES 1
#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// What a call gives is called: that is no second call of the first function, and its parameters are others.
typedef int (*F)(double);
int one(double x);
F pick(int x);
struct S {
    F f;
    F (*g)(int);
    F get(int x) const;
    operator F() const;
    int operator()(int x) const;
};
S make(int x);
extern F table[2];
template <class X> X same(X x);

int results(S &s, int n)
{ ::weft::guarded weft_p0_0, weft_p0_1, weft_p0_2, weft_p0_3, weft_p0_4, weft_p0_5, weft_p0_6, weft_p0_7, weft_p0_8, weft_p0_9, weft_p0_10, weft_p0_11, weft_p0_12, weft_p0_13, weft_p0_14, weft_p0_15, weft_p0_16, weft_p0_17;
    return ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 0, 1), ::weft::ready_value(weft_p0_0, ::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 1, 0), pick(1))))(n))) + ::weft::value(weft_p0_2, (WEFT_OPEN_GUARDED(weft_p0_2, 2, 1), ::weft::ready(weft_p0_2, (*::weft::value(weft_p0_3, (WEFT_OPEN_GUARDED(weft_p0_3, 3, 0), pick(1)))))(2.5))) + ::weft::value(weft_p0_4, (WEFT_OPEN_GUARDED(weft_p0_4, 4, 1), ::weft::ready_value(weft_p0_4, ::weft::value(weft_p0_5, (WEFT_OPEN_GUARDED(weft_p0_5, 5, 0), (*pick)(n))))(3))) + ::weft::value(weft_p0_6, (WEFT_OPEN_GUARDED(weft_p0_6, 6, 1), ::weft::ready_value(weft_p0_6, ::weft::value(weft_p0_7, (WEFT_OPEN_GUARDED(weft_p0_7, 7, 0), s.g(n))))(n))) + ::weft::value(weft_p0_8, (WEFT_OPEN_GUARDED(weft_p0_8, 8, 2), ::weft::ready_value(weft_p0_8, ::weft::value(weft_p0_9, (WEFT_OPEN_GUARDED(weft_p0_9, 9, 0), s.get(n))))(::weft::ready_value(weft_p0_8, ::weft::value(weft_p0_10, (WEFT_OPEN_GUARDED(weft_p0_10, 10, 0), one(n))))))) + ::weft::value(weft_p0_11, (WEFT_OPEN_GUARDED(weft_p0_11, 11, 1), ::weft::ready_value(weft_p0_11, ::weft::value(weft_p0_12, (WEFT_OPEN_GUARDED(weft_p0_12, 12, 0), same(one))))(n))) + ::weft::value(weft_p0_13, (WEFT_OPEN_GUARDED(weft_p0_13, 13, 1), ::weft::ready_value(weft_p0_13, ::weft::value(weft_p0_14, (WEFT_OPEN_GUARDED(weft_p0_14, 14, 0), same<F>(one))))(n))) + ::weft::value(weft_p0_15, (WEFT_OPEN_GUARDED(weft_p0_15, 15, 1), ::weft::ready_value(weft_p0_15, ::weft::value(weft_p0_16, (WEFT_OPEN_GUARDED(weft_p0_16, 16, 1), ::weft::ready(weft_p0_16, ::weft::same(weft_p0_17, (WEFT_OPEN_GUARDED(weft_p0_17, 17, 0), make(n))).g)(n))))(n)));
}
int objects(S &s, int n)
{ ::weft::guarded weft_p1_0, weft_p1_1, weft_p1_2, weft_p1_3, weft_p1_4, weft_p1_5, weft_p1_6, weft_p1_7, weft_p1_8;
    return ::weft::value(weft_p1_0, (WEFT_OPEN_GUARDED(weft_p1_0, 18, 1), ::weft::ready(weft_p1_0, ::weft::same(weft_p1_1, (WEFT_OPEN_GUARDED(weft_p1_1, 19, 0), make(n))))(n))) + ::weft::value(weft_p1_2, (WEFT_OPEN_GUARDED(weft_p1_2, 20, 0), s(n))) + ::weft::value(weft_p1_3, (WEFT_OPEN_GUARDED(weft_p1_3, 21, 0), s.f(n))) + ::weft::value(weft_p1_4, (WEFT_OPEN_GUARDED(weft_p1_4, 22, 1), ::weft::ready(weft_p1_4, ::weft::same(weft_p1_5, (WEFT_OPEN_GUARDED(weft_p1_5, 23, 0), make(n))).f)(n))) + ::weft::value(weft_p1_6, (WEFT_OPEN_GUARDED(weft_p1_6, 24, 1), s(::weft::ready_value(weft_p1_6, ::weft::value(weft_p1_7, (WEFT_OPEN_GUARDED(weft_p1_7, 25, 1), ::weft::ready_value(weft_p1_7, ::weft::value(weft_p1_8, (WEFT_OPEN_GUARDED(weft_p1_8, 26, 0), pick(n))))(n)))))));
}
int indirect(int n)
{ ::weft::guarded weft_p2_0, weft_p2_1, weft_p2_2, weft_p2_3, weft_p2_4, weft_p2_5, weft_p2_6;
    return ::weft::value(weft_p2_0, (WEFT_OPEN_GUARDED(weft_p2_0, 27, 0), (*table[0])(n))) + ::weft::value(weft_p2_1, (WEFT_OPEN_GUARDED(weft_p2_1, 28, 0), table[n](n))) + ::weft::value(weft_p2_2, (WEFT_OPEN_GUARDED(weft_p2_2, 29, 0), (&one)(n))) + ::weft::value(weft_p2_3, (WEFT_OPEN_GUARDED(weft_p2_3, 30, 0), (*one)(n))) + ::weft::value(weft_p2_4, (WEFT_OPEN_GUARDED(weft_p2_4, 31, 0), ((F)one)(n))) + ::weft::value(weft_p2_5, (WEFT_OPEN_GUARDED(weft_p2_5, 32, 0), static_cast<F>(one)(n))) + ::weft::value(weft_p2_6, (WEFT_OPEN_GUARDED(weft_p2_6, 33, 0), (n ? one : table[1])(n)));
}
static const weft_site weft_sites[] = {
    { "<expression>", "input.cpp", "results", 18, 18, 12, 11, 0, 0 },
    { "pick", "input.cpp", "results", 18, 18, 12, 12, 0, 0 },
    { "<expression>", "input.cpp", "results", 18, 18, 25, 11, 0, 0 },
    { "pick", "input.cpp", "results", 18, 18, 27, 13, 0, 0 },
    { "<expression>", "input.cpp", "results", 18, 18, 43, 10, 0, 0 },
    { "pick", "input.cpp", "results", 18, 18, 43, 11, 0, 0 },
    { "<expression>", "input.cpp", "results", 18, 18, 59, 9, 0, 0 },
    { "S::g", "input.cpp", "results", 18, 18, 59, 10, 0, 0 },
    { "<expression>", "input.cpp", "results", 18, 18, 71, 8, 0, 0 },
    { "S::get", "input.cpp", "results", 18, 18, 71, 9, 0, 0 },
    { "one", "input.cpp", "results", 18, 18, 80, 9, 0, 0 },
    { "<expression>", "input.cpp", "results", 18, 18, 90, 7, 0, 0 },
    { "same", "input.cpp", "results", 18, 18, 90, 8, 0, 0 },
    { "<expression>", "input.cpp", "results", 18, 18, 105, 6, 0, 0 },
    { "same", "input.cpp", "results", 18, 18, 105, 7, 0, 0 },
    { "<expression>", "input.cpp", "results", 18, 18, 123, 5, 0, 0 },
    { "S::g", "input.cpp", "results", 18, 18, 123, 6, 0, 0 },
    { "make", "input.cpp", "results", 18, 18, 123, 8, 0, 0 },
    { "S::operator()", "input.cpp", "objects", 22, 22, 12, 8, 0, 0 },
    { "make", "input.cpp", "objects", 22, 22, 12, 9, 0, 0 },
    { "S::operator()", "input.cpp", "objects", 22, 22, 25, 8, 0, 0 },
    { "S::f", "input.cpp", "objects", 22, 22, 32, 7, 0, 0 },
    { "S::f", "input.cpp", "objects", 22, 22, 41, 6, 0, 0 },
    { "make", "input.cpp", "objects", 22, 22, 41, 8, 0, 0 },
    { "S::operator()", "input.cpp", "objects", 22, 22, 56, 5, 0, 0 },
    { "<expression>", "input.cpp", "objects", 22, 22, 58, 6, 0, 0 },
    { "pick", "input.cpp", "objects", 22, 22, 58, 7, 0, 0 },
    { "*table", "input.cpp", "indirect", 26, 26, 12, 10, 0, 0 },
    { "*table", "input.cpp", "indirect", 26, 26, 29, 10, 0, 0 },
    { "one", "input.cpp", "indirect", 26, 26, 43, 9, 0, 0 },
    { "one", "input.cpp", "indirect", 26, 26, 55, 8, 0, 0 },
    { "<expression>", "input.cpp", "indirect", 26, 26, 67, 7, 0, 0 },
    { "<expression>", "input.cpp", "indirect", 26, 26, 81, 6, 0, 0 },
    { "<expression>", "input.cpp", "indirect", 26, 26, 106, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(34)

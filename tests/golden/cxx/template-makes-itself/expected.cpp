#define WEFT_CALLED_PROBES 1
#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// T(x) in a template: where x makes a T, that is the object, and nothing is called (C++17 [dcl.init]/17.6.1). The trace
// had a call of T around that of the operator.
struct T {
    int v;
    T(int x) : v(x) {}
    T(const T &o) : v(o.v) {}
    ~T() {}
    T operator-() const { ::weft::point weft_p0_0; return (WEFT_HOLD(weft_p0_0, 0, 0), T(-v)); }
    const T &same() const { return *this; }
};
int taken(T &&t) { return t.v; }

template <class X> int makes_itself(X a)
{ ::weft::guarded weft_p1_0, weft_p1_1, weft_p1_2, weft_p1_3, weft_p1_4, weft_p1_5, weft_p1_6, weft_p1_7;
    return ::weft::value(weft_p1_0, (WEFT_OPEN_GUARDED(weft_p1_0, 1, 1), taken(::weft::ready(weft_p1_0, T(__extension__({ WEFT_OBJECT(decltype(-a)); (WEFT_HOLD(weft_p1_1, 2, 0), -a); })))))) + ::weft::value(weft_p1_2, (WEFT_OPEN_GUARDED(weft_p1_2, 3, 1), taken(::weft::ready(weft_p1_2, T{__extension__({ WEFT_OBJECT(decltype(-a)); (WEFT_HOLD(weft_p1_3, 4, 0), -a); })})))) + T(__extension__({ WEFT_OBJECT(decltype(-a)); (WEFT_HOLD(weft_p1_4, 5, 0), -a); })).v + X(__extension__({ WEFT_OBJECT(decltype(-a)); (WEFT_HOLD(weft_p1_5, 6, 0), -a); })).v + T(T(__extension__({ WEFT_OBJECT(decltype(-a.same())); (WEFT_HOLD(weft_p1_6, 7, 1), -::weft::ready(weft_p1_6, ::weft::either(weft_p1_7, (WEFT_OPEN_GUARDED(weft_p1_7, 8, 0), a.same())))); }))).v;
}
template <class X> int copies(X a)
{ ::weft::guarded weft_p2_0, weft_p2_1, weft_p2_2, weft_p2_3, weft_p2_4, weft_p2_5, weft_p2_6, weft_p2_7;
    return ::weft::value(weft_p2_0, (WEFT_OPEN_GUARDED(weft_p2_0, 9, 1), taken(::weft::ready(weft_p2_0, ::weft::same(weft_p2_1, (WEFT_OPEN_GUARDED(weft_p2_1, 10, 0), T(a))))))) + ::weft::value(weft_p2_2, (WEFT_OPEN_GUARDED(weft_p2_2, 11, 1), taken(::weft::ready(weft_p2_2, ::weft::same(weft_p2_3, (WEFT_OPEN_GUARDED(weft_p2_3, 12, 1), T(::weft::ready(weft_p2_3, ::weft::either(weft_p2_4, (WEFT_OPEN_GUARDED(weft_p2_4, 13, 0), a.same())))))))))) + ::weft::value(weft_p2_5, (WEFT_OPEN_GUARDED(weft_p2_5, 14, 1), taken(::weft::ready(weft_p2_5, ::weft::same(weft_p2_6, (WEFT_OPEN_GUARDED(weft_p2_6, 15, 0), T{a})))))) + ::weft::same(weft_p2_7, (WEFT_OPEN_GUARDED(weft_p2_7, 16, 0), X(a))).v;
}
// nothing in one instance, a constructor in the other one
template <class X> int either(X a)
{ ::weft::point weft_p3_0, weft_p3_1;
    return ::weft::value(weft_p3_0, (WEFT_OPEN(weft_p3_0, 17, 1), taken(::weft::ready(weft_p3_0, T(-a))))) + ::weft::value(weft_p3_1, (WEFT_OPEN(weft_p3_1, 18, 1), taken(::weft::ready(weft_p3_1, T{-a}))));
}
template <class X> int converts(X a)
{ ::weft::point weft_p4_0, weft_p4_1, weft_p4_2, weft_p4_3;
    return ::weft::value(weft_p4_0, (WEFT_OPEN(weft_p4_0, 19, 1), taken(::weft::ready(weft_p4_0, ::weft::same(weft_p4_1, (WEFT_OPEN(weft_p4_1, 20, 0), T(-a))))))) + ::weft::value(weft_p4_2, (WEFT_OPEN(weft_p4_2, 21, 1), taken(::weft::ready(weft_p4_2, ::weft::same(weft_p4_3, (WEFT_OPEN(weft_p4_3, 22, 0), T{a})))))) + int(X(a));
}
template <class X> T result(X a)
{ ::weft::point weft_p5_0, weft_p5_1;
    const T &kept = T((WEFT_HOLD(weft_p5_0, 23, 0), -a));
    T *made = new T(__extension__({ WEFT_OBJECT(decltype(-a)); (WEFT_HOLD(weft_p5_0, 24, 0), -a); }));
    delete made;
    return T(kept.v - a.v ? (WEFT_HOLD(weft_p5_0, 25, 0), -a) : (WEFT_HOLD(weft_p5_1, 26, 0), -a));
}

int main()
{ ::weft::guarded weft_p6_0, weft_p6_1, weft_p6_2, weft_p6_3, weft_p6_4, weft_p6_5;
    T a(3);
    return ::weft::value(weft_p6_0, (WEFT_OPEN_GUARDED(weft_p6_0, 27, 0), makes_itself(a))) + ::weft::value(weft_p6_1, (WEFT_OPEN_GUARDED(weft_p6_1, 28, 0), copies(a))) + ::weft::value(weft_p6_2, (WEFT_OPEN_GUARDED(weft_p6_2, 29, 0), either(a))) + ::weft::value(weft_p6_3, (WEFT_OPEN_GUARDED(weft_p6_3, 30, 0), either(3))) + ::weft::value(weft_p6_4, (WEFT_OPEN_GUARDED(weft_p6_4, 31, 0), converts(4))) + ::weft::same(weft_p6_5, (WEFT_OPEN_GUARDED(weft_p6_5, 32, 0), result(a))).v;
}
static const weft_site weft_sites[] = {
    { "T::T", "input.cpp", "T::operator-", 8, 8, 34, 6, 0, 0 },
    { "taken", "input.cpp", "makes_itself", 15, 15, 12, 8, 0, 0 },
    { "operator-", "input.cpp", "makes_itself", 15, 15, 20, 10, 0, 0 },
    { "taken", "input.cpp", "makes_itself", 15, 15, 27, 8, 0, 0 },
    { "operator-", "input.cpp", "makes_itself", 15, 15, 35, 11, 0, 0 },
    { "operator-", "input.cpp", "makes_itself", 15, 15, 44, 9, 0, 0 },
    { "operator-", "input.cpp", "makes_itself", 15, 15, 54, 8, 0, 0 },
    { "operator-", "input.cpp", "makes_itself", 15, 15, 66, 8, 0, 0 },
    { "same", "input.cpp", "makes_itself", 15, 15, 67, 9, 0, 0 },
    { "taken", "input.cpp", "copies", 19, 19, 12, 7, 0, 0 },
    { "T", "input.cpp", "copies", 19, 19, 18, 8, 0, 0 },
    { "taken", "input.cpp", "copies", 19, 19, 26, 7, 0, 0 },
    { "T", "input.cpp", "copies", 19, 19, 32, 8, 0, 0 },
    { "same", "input.cpp", "copies", 19, 19, 34, 9, 0, 0 },
    { "taken", "input.cpp", "copies", 19, 19, 47, 6, 0, 0 },
    { "T", "input.cpp", "copies", 19, 19, 53, 7, 0, 0 },
    { "X", "input.cpp", "copies", 19, 19, 61, 6, 0, 0 },
    { "taken", "input.cpp", "either", 24, 24, 12, 5, 0, 0 },
    { "taken", "input.cpp", "either", 24, 24, 27, 5, 0, 0 },
    { "taken", "input.cpp", "converts", 28, 28, 12, 6, 0, 0 },
    { "T", "input.cpp", "converts", 28, 28, 18, 7, 0, 0 },
    { "taken", "input.cpp", "converts", 28, 28, 27, 6, 0, 0 },
    { "T", "input.cpp", "converts", 28, 28, 33, 7, 0, 0 },
    { "operator-", "input.cpp", "result", 32, 32, 23, 6, 0, 0 },
    { "operator-", "input.cpp", "result", 33, 33, 21, 6, 0, 0 },
    { "operator-", "input.cpp", "result", 35, 35, 29, 6, 0, 0 },
    { "operator-", "input.cpp", "result", 35, 35, 34, 6, 0, 0 },
    { "makes_itself", "input.cpp", "main", 41, 41, 12, 9, 0, 0 },
    { "copies", "input.cpp", "main", 41, 41, 30, 9, 0, 0 },
    { "either", "input.cpp", "main", 41, 41, 42, 8, 0, 0 },
    { "either", "input.cpp", "main", 41, 41, 54, 7, 0, 0 },
    { "converts", "input.cpp", "main", 41, 41, 66, 6, 0, 0 },
    { "result", "input.cpp", "main", 41, 41, 80, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(33)

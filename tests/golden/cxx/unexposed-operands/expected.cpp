#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// GNU a ?: b is the object that a copy makes where a is an lvalue and b is none, not the lvalue.
struct T {
    int v;
    explicit T(int x);
    T(const T &);
    ~T();
    explicit operator bool() const;
};
T made(int);
T &known(int);
int taken(T);
int seen(const T &);
bool is(int);
int wide(int);

int caller(int x)
{ ::weft::guarded weft_p0_0, weft_p0_1, weft_p0_2, weft_p0_3, weft_p0_4, weft_p0_5, weft_p0_6, weft_p0_7, weft_p0_8, weft_p0_9, weft_p0_10, weft_p0_11;
    return ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 0, 0), taken(::weft::same(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 1, 0), known(x))) ?: __extension__({ (WEFT_HOLD(weft_p0_2, 2, 0), made(1)); })))) + ::weft::value(weft_p0_3, (WEFT_OPEN_GUARDED(weft_p0_3, 3, 1), seen(::weft::ready(weft_p0_3, ::weft::same(weft_p0_4, (WEFT_OPEN_GUARDED(weft_p0_4, 4, 0), known(x))) ?: __extension__({ (WEFT_HOLD(weft_p0_5, 5, 0), T(2)); }))))) + ::weft::value(weft_p0_6, (WEFT_OPEN_GUARDED(weft_p0_6, 6, 1), seen(::weft::ready(weft_p0_6, ::weft::same(weft_p0_7, (WEFT_OPEN_GUARDED(weft_p0_7, 7, 0), known(x))) ?: ::weft::same(weft_p0_8, (WEFT_OPEN_GUARDED(weft_p0_8, 8, 0), known(3))))))) + ::weft::value(weft_p0_9, (WEFT_OPEN_GUARDED(weft_p0_9, 9, 1), wide(::weft::ready_value(weft_p0_9, ::weft::value(weft_p0_10, (WEFT_OPEN_GUARDED(weft_p0_10, 10, 0), is(x))) ?: ::weft::value(weft_p0_11, (WEFT_OPEN_GUARDED(weft_p0_11, 11, 0), wide(x)))))));
}
template <class A> int callee(A a)
{ ::weft::guarded weft_p1_0, weft_p1_1, weft_p1_2, weft_p1_3, weft_p1_4, weft_p1_5;
    return ::weft::either(weft_p1_0, (WEFT_OPEN_GUARDED(weft_p1_0, 12, 1), wide(::weft::ready_either(weft_p1_0, ::weft::value(weft_p1_1, (WEFT_OPEN_GUARDED(weft_p1_1, 13, 0), is(1))) ?: ::weft::either(weft_p1_2, (WEFT_OPEN_GUARDED(weft_p1_2, 14, 0), wide(a))))))) + ::weft::either(weft_p1_3, (WEFT_OPEN_GUARDED(weft_p1_3, 15, 0), taken(__extension__({ (WEFT_HOLD(weft_p1_4, 16, 0), made(0)); }) ?: __extension__({ WEFT_OBJECT(decltype(made(a))); (WEFT_HOLD(weft_p1_5, 17, 0), made(a)); }))));
}
int instance() { ::weft::point weft_p2_0; return ::weft::value(weft_p2_0, (WEFT_OPEN(weft_p2_0, 18, 0), callee(3))); }
static const weft_site weft_sites[] = {
    { "taken", "input.cpp", "caller", 18, 18, 12, 7, 0, 1 },
    { "known", "input.cpp", "caller", 18, 18, 18, 8, 0, 0 },
    { "made", "input.cpp", "caller", 18, 18, 30, 8, 0, 0 },
    { "seen", "input.cpp", "caller", 18, 18, 41, 7, 0, 0 },
    { "known", "input.cpp", "caller", 18, 18, 46, 8, 0, 0 },
    { "T::T", "input.cpp", "caller", 18, 18, 58, 9, 0, 0 },
    { "seen", "input.cpp", "caller", 18, 18, 66, 6, 0, 0 },
    { "known", "input.cpp", "caller", 18, 18, 71, 7, 0, 0 },
    { "known", "input.cpp", "caller", 18, 18, 83, 7, 0, 0 },
    { "wide", "input.cpp", "caller", 18, 18, 95, 5, 0, 0 },
    { "is", "input.cpp", "caller", 18, 18, 100, 6, 0, 0 },
    { "wide", "input.cpp", "caller", 18, 18, 109, 6, 0, 0 },
    { "wide", "input.cpp", "callee", 22, 22, 12, 5, 0, 0 },
    { "is", "input.cpp", "callee", 22, 22, 17, 6, 0, 0 },
    { "wide", "input.cpp", "callee", 22, 22, 26, 6, 0, 0 },
    { "taken", "input.cpp", "callee", 22, 22, 37, 5, 0, 1 },
    { "made", "input.cpp", "callee", 22, 22, 43, 6, 0, 0 },
    { "made", "input.cpp", "callee", 22, 22, 54, 6, 0, 0 },
    { "callee", "input.cpp", "instance", 24, 24, 25, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(19)

#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// The last bracket of a call comes out of a macro: it is expanded, and the call is a point.
int f(int);
int p(int);
struct T {
    T(int);
    int m(int);
    int v;
};
int k(T);
#define CLOSE )
#define MASKED & 63)
#define MEMBER ).v
#define BRACE }
#define OPEN (
#define ONE 1
int calls(int n)
{ ::weft::guarded weft_p0_0, weft_p0_1, weft_p0_2, weft_p0_3, weft_p0_4;
    n += ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 0, 1), p(::weft::ready_value(weft_p0_0, ::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 1, 0), f(1)))  & 63)))) ;
    n += ::weft::same(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 2, 1), T(::weft::ready_value(weft_p0_0, ::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 3, 0), f(2))))  ))) .v + ::weft::same(weft_p0_2, (WEFT_OPEN_GUARDED(weft_p0_2, 4, 0), T(3  ))).v  + ::weft::same(weft_p0_3, (WEFT_OPEN_GUARDED(weft_p0_3, 5, 0), T{ 4  })) .v;
    n += ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 6, 2), ::weft::ready(weft_p0_0, ::weft::same(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 7, 0), T(5)))).m(::weft::ready_value(weft_p0_0, ::weft::value(weft_p0_2, (WEFT_OPEN_GUARDED(weft_p0_2, 8, 0), f(6))))  )))  + ::weft::value(weft_p0_3, (WEFT_OPEN_GUARDED(weft_p0_3, 9, 1), ::weft::ready(weft_p0_3, ::weft::same(weft_p0_4, (WEFT_OPEN_GUARDED(weft_p0_4, 10, 0), T(7)))).m OPEN 8)));
    T a = ONE, b((WEFT_HOLD(weft_p0_0, 11, 1), ::weft::ready_value(weft_p0_0, ::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 12, 0), f(9)))))  ) , c{ (WEFT_HOLD(weft_p0_0, 13, 1), ::weft::ready_value(weft_p0_0, ::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 14, 0), f(10)))))  } ;
    T *q = ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 15, 1), new T(::weft::ready_value(weft_p0_0, ::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 16, 0), f(11))))  ))) ;
    return ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 17, 0), k(ONE))) + ::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 18, 0), k(n ? ONE : ONE))) + ::weft::value(weft_p0_2, (WEFT_OPEN_GUARDED(weft_p0_2, 19, 1), k(::weft::ready(weft_p0_2, ::weft::value(weft_p0_3, (WEFT_OPEN_GUARDED(weft_p0_3, 20, 0), f(ONE))))))) + a.v + ::weft::value(weft_p0_4, (WEFT_OPEN_GUARDED(weft_p0_4, 21, 0), p(n  ))) ;
}
template <class X> X generic(X x)
{ ::weft::point weft_p1_0, weft_p1_1, weft_p1_2;
    return ::weft::either(weft_p1_0, (WEFT_OPEN(weft_p1_0, 22, 0), p(x  )))  + ::weft::either(weft_p1_1, (WEFT_OPEN(weft_p1_1, 23, 1), p(::weft::ready_either(weft_p1_1, ::weft::either(weft_p1_2, (WEFT_OPEN(weft_p1_2, 24, 0), f(x))))  ))) ;
}
int use()
{ ::weft::point weft_p2_0;
    return ::weft::value(weft_p2_0, (WEFT_OPEN(weft_p2_0, 25, 0), generic(12)));
}
static const weft_site weft_sites[] = {
    { "p", "input.cpp", "calls", 18, 18, 10, 4, 0, 0 },
    { "f", "input.cpp", "calls", 18, 18, 12, 6, 0, 0 },
    { "T::T", "input.cpp", "calls", 19, 19, 10, 8, 0, 0 },
    { "f", "input.cpp", "calls", 19, 19, 12, 9, 0, 0 },
    { "T::T", "input.cpp", "calls", 19, 19, 27, 8, 0, 0 },
    { "T::T", "input.cpp", "calls", 19, 19, 40, 6, 0, 0 },
    { "T::m", "input.cpp", "calls", 20, 20, 10, 5, 0, 0 },
    { "T::T", "input.cpp", "calls", 20, 20, 10, 8, 0, 0 },
    { "f", "input.cpp", "calls", 20, 20, 17, 6, 0, 0 },
    { "T::m", "input.cpp", "calls", 20, 20, 30, 5, 0, 0 },
    { "T::T", "input.cpp", "calls", 20, 20, 30, 8, 0, 0 },
    { "T::T", "input.cpp", "calls", 21, 21, 16, 5, 0, 0 },
    { "f", "input.cpp", "calls", 21, 21, 18, 6, 0, 0 },
    { "T::T", "input.cpp", "calls", 21, 21, 30, 5, 0, 0 },
    { "f", "input.cpp", "calls", 21, 21, 33, 6, 0, 0 },
    { "T::T", "input.cpp", "calls", 22, 22, 16, 6, 0, 0 },
    { "f", "input.cpp", "calls", 22, 22, 18, 7, 0, 0 },
    { "k", "input.cpp", "calls", 23, 23, 12, 8, 0, 0 },
    { "k", "input.cpp", "calls", 23, 23, 21, 8, 0, 0 },
    { "k", "input.cpp", "calls", 23, 23, 40, 7, 0, 0 },
    { "f", "input.cpp", "calls", 23, 23, 42, 9, 0, 0 },
    { "p", "input.cpp", "calls", 23, 23, 58, 5, 0, 0 },
    { "p", "input.cpp", "generic", 27, 27, 12, 5, 0, 0 },
    { "p", "input.cpp", "generic", 27, 27, 24, 5, 0, 0 },
    { "f", "input.cpp", "generic", 27, 27, 26, 6, 0, 0 },
    { "generic", "input.cpp", "use", 31, 31, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(26)

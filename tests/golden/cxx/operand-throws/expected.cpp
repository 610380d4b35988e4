#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// An operand that throws, or deletes something, is no part of the call: where it throws, the call has not happened.
int f(int);
struct T {
    T(int);
    int m(int);
};
int thrown(int a, T *t)
{ ::weft::point weft_p0_0, weft_p0_1, weft_p0_2;
    return ::weft::value(weft_p0_0, (WEFT_OPEN(weft_p0_0, 0, 1), f(::weft::ready_value(weft_p0_0, a ? throw 5 : 3)))) + ::weft::value(weft_p0_1, (WEFT_OPEN(weft_p0_1, 1, 1), t->m(::weft::ready_value(weft_p0_1, a || (throw 1, 2))))) + ::weft::value(weft_p0_2, (WEFT_OPEN(weft_p0_2, 2, 1), f(::weft::ready_value(weft_p0_2, (delete t, a)))));
}
static const weft_site weft_sites[] = {
    { "f", "input.cpp", "thrown", 9, 9, 12, 6, 0, 0 },
    { "T::m", "input.cpp", "thrown", 9, 9, 33, 6, 0, 0 },
    { "f", "input.cpp", "thrown", 9, 9, 59, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(3)

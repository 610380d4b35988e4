#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// clang, not optimised, gives each complex number that is an argument a place of its own in the frame: in a body with more than four points they pass
// through one variable of the body for each type.
_Complex double f(int);
_Complex float g(_Complex double);
_Complex long double h(long double);
int sum(int n)
{ ::weft::guarded weft_p0_0, weft_p0_1; __extension__ _Complex float weft_zf0; __extension__ _Complex double weft_zd0; __extension__ _Complex long double weft_zl0;
    _Complex double r = 0;
    switch (n) {
    case 1:
        r += (WEFT_OPEN_GUARDED(weft_p0_0, 0, 0), weft_zd0 = f(1), ::weft::leave(weft_p0_0), static_cast<__typeof__(weft_zd0)>(weft_zd0));
        break;
    case 2:
        r = (WEFT_OPEN_GUARDED(weft_p0_0, 1, 0), weft_zd0 = f(2), ::weft::leave(weft_p0_0), static_cast<__typeof__(weft_zd0)>(weft_zd0)) * (WEFT_OPEN_GUARDED(weft_p0_1, 2, 0), weft_zd0 = f(3), ::weft::leave(weft_p0_1), static_cast<__typeof__(weft_zd0)>(weft_zd0));
        break;
    case 3:
        r += (WEFT_OPEN_GUARDED(weft_p0_0, 3, 1), weft_zf0 = g(::weft::ready_value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_1, 4, 0), weft_zd0 = f(4), ::weft::leave(weft_p0_1), static_cast<__typeof__(weft_zd0)>(weft_zd0)))), ::weft::leave(weft_p0_0), static_cast<__typeof__(weft_zf0)>(weft_zf0));
        break;
    case 4:
        r = (WEFT_OPEN_GUARDED(weft_p0_0, 5, 0), weft_zl0 = h(5), ::weft::leave(weft_p0_0), static_cast<__typeof__(weft_zl0)>(weft_zl0));
        (WEFT_OPEN_GUARDED(weft_p0_0, 6, 0), f(6), ::weft::leave(weft_p0_0));
    }
    return __real__ r > 1;
}
_Complex double few(int n)
{ ::weft::point weft_p1_0, weft_p1_1;
    return ::weft::value(weft_p1_0, (WEFT_OPEN(weft_p1_0, 7, 0), f(n))) + ::weft::value(weft_p1_1, (WEFT_OPEN(weft_p1_1, 8, 0), f(n + 1)));
}
static const weft_site weft_sites[] = {
    { "f", "input.cpp", "sum", 11, 11, 14, 7, 0, 0 },
    { "f", "input.cpp", "sum", 14, 14, 13, 8, 0, 0 },
    { "f", "input.cpp", "sum", 14, 14, 20, 8, 0, 0 },
    { "g", "input.cpp", "sum", 17, 17, 14, 7, 0, 0 },
    { "f", "input.cpp", "sum", 17, 17, 16, 8, 0, 0 },
    { "h", "input.cpp", "sum", 20, 20, 13, 7, 0, 0 },
    { "f", "input.cpp", "sum", 21, 21, 9, 5, 0, 0 },
    { "f", "input.cpp", "few", 27, 27, 12, 5, 0, 0 },
    { "f", "input.cpp", "few", 27, 27, 19, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(9)

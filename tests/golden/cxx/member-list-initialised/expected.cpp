#include <weft/probe.hpp>
WEFT_UNIT_DECLARE WEFT_STATES(4);
#line 1 "input.cpp"
// Members with an initialiser that is a list behind `=` are constructed by no call that is written.
struct X {
    int n;
    X();
    X(int a, int b);
};
int f(int n);
struct P {
    X a = {};
    X b{};
    X c = (WEFT_HOLD_KEPT(weft_s[0], 0, 0), X());
    X d = {1, ::weft::value(weft_s[1], (WEFT_OPEN_KEPT(weft_s[1], 1, 0), f(2)))};
    X e{3, ::weft::value(weft_s[2], (WEFT_OPEN_KEPT(weft_s[2], 2, 0), f(4)))};
    X g = (WEFT_HOLD_KEPT(weft_s[3], 3, 0), X{5, 6});
};
int use()
{ ::weft::point weft_p0_0;
    X a = {}, b = {1, ::weft::value(weft_p0_0, (WEFT_OPEN(weft_p0_0, 4, 0), f(7)))};
    return ::weft::same(weft_p0_0, (WEFT_OPEN(weft_p0_0, 5, 0), P())).a.n + a.n + b.n;
}
static const weft_site weft_sites[] = {
    { "X::X", "input.cpp", "", 11, 11, 11, 3, 0, 0 },
    { "f", "input.cpp", "", 12, 12, 15, 4, 0, 0 },
    { "f", "input.cpp", "", 13, 13, 12, 4, 0, 0 },
    { "X::X", "input.cpp", "", 14, 14, 11, 3, 0, 0 },
    { "f", "input.cpp", "use", 18, 18, 23, 6, 0, 0 },
    { "P::P", "input.cpp", "use", 19, 19, 12, 8, 0, 0 },
};
WEFT_UNIT_DEFINE(6)

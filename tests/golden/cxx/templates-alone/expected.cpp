#include <weft/probe.hpp>
WEFT_UNIT_DECLARE WEFT_STATES(3);
#line 1 "input.cpp"
// All points lie in templates of which there is no instance: nothing of the unit is needed, and -Wall says so of what is not marked.
int take(int n);

template <class T> struct holder {
    int n = ::weft::value(weft_s[0], (WEFT_OPEN_KEPT(weft_s[0], 0, 0), take(3)));
    explicit holder(const T &t) : n(::weft::either(weft_s[1], (WEFT_OPEN_KEPT(weft_s[1], 1, 1), take(::weft::ready_either(weft_s[1], ::weft::either(weft_s[2], (WEFT_OPEN_KEPT(weft_s[2], 2, 0), t.size()))))))) {}
    int go(const T &t) const { ::weft::point weft_p0_0, weft_p0_1; return (WEFT_HOLD(weft_p0_0, 3, 1), t.go(::weft::ready(weft_p0_0, ::weft::value(weft_p0_1, (WEFT_OPEN(weft_p0_1, 4, 0), take(n)))))); }
};

template <class T> int weigh(const T &t)
{ ::weft::point weft_p1_0, weft_p1_1;
    return (WEFT_HOLD(weft_p1_0, 5, 1), take(::weft::until(weft_p1_0, ::weft::ready_either(weft_p1_0, ::weft::either(weft_p1_1, (WEFT_OPEN(weft_p1_1, 6, 0), t.weight())))).weft_it()));
}
static const weft_site weft_sites[] = {
    { "take", "input.cpp", "", 5, 5, 13, 3, 0, 0 },
    { "take", "input.cpp", "holder::holder", 6, 6, 37, 3, 0, 0 },
    { "size", "input.cpp", "holder::holder", 6, 6, 42, 4, 0, 0 },
    { "go", "input.cpp", "holder::go", 7, 7, 39, 5, 0, 0 },
    { "take", "input.cpp", "holder::go", 7, 7, 44, 6, 0, 0 },
    { "take", "input.cpp", "weigh", 12, 12, 12, 4, 0, 0 },
    { "weight", "input.cpp", "weigh", 12, 12, 17, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(7)

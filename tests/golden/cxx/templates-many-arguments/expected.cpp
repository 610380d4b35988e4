#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// Calls of 70 arguments in a template: what stands last is an operand like the first, also where nothing is resolved.
int count(int n);
template <class C> struct wide {
    template <class... A> explicit wide(A... a);
};
template <class C> wide<C> unresolved(int n)
{ ::weft::point weft_p0_0, weft_p0_1, weft_p0_2, weft_p0_3;
    return (WEFT_HOLD(weft_p0_0, 0, 3), wide<C>(
        1, 2, ::weft::ready(weft_p0_0, ::weft::value(weft_p0_1, (WEFT_OPEN(weft_p0_1, 1, 0), count(3)))), 4, 5, 6, 7, 8, 9, 10,
        11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
        21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
        31, 32, 33, 34, 35, 36, 37, 38, 39, 40,
        41, 42, 43, 44, 45, 46, 47, 48, 49, 50,
        51, 52, 53, 54, 55, 56, 57, 58, 59, 60,
        61, 62, 63, 64, 65, ::weft::ready(weft_p0_0, ::weft::value(weft_p0_2, (WEFT_OPEN(weft_p0_2, 2, 0), count(66)))), 67, 68, 69, ::weft::ready(weft_p0_0, ::weft::value(weft_p0_3, (WEFT_OPEN(weft_p0_3, 3, 0), count(n))))));
}
template <class C> int open(const C &c, int n)
{ ::weft::point weft_p1_0, weft_p1_1, weft_p1_2, weft_p1_3;
    return (WEFT_HOLD(weft_p1_0, 4, 3), c.total(
        1, 2, ::weft::ready(weft_p1_0, ::weft::value(weft_p1_1, (WEFT_OPEN(weft_p1_1, 5, 0), count(3)))), 4, 5, 6, 7, 8, 9, 10,
        11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
        21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
        31, 32, 33, 34, 35, 36, 37, 38, 39, 40,
        41, 42, 43, 44, 45, 46, 47, 48, 49, 50,
        51, 52, 53, 54, 55, 56, 57, 58, 59, 60,
        61, 62, 63, 64, 65, ::weft::ready(weft_p1_0, ::weft::value(weft_p1_2, (WEFT_OPEN(weft_p1_2, 6, 0), count(66)))), 67, 68, 69, ::weft::ready(weft_p1_0, ::weft::value(weft_p1_3, (WEFT_OPEN(weft_p1_3, 7, 0), count(n))))));
}
static const weft_site weft_sites[] = {
    { "wide", "input.cpp", "unresolved", 8, 15, 12, 4, 0, 0 },
    { "count", "input.cpp", "unresolved", 9, 9, 15, 5, 0, 0 },
    { "count", "input.cpp", "unresolved", 15, 15, 29, 5, 0, 0 },
    { "count", "input.cpp", "unresolved", 15, 15, 52, 5, 0, 0 },
    { "total", "input.cpp", "open", 19, 26, 12, 4, 0, 0 },
    { "count", "input.cpp", "open", 20, 20, 15, 5, 0, 0 },
    { "count", "input.cpp", "open", 26, 26, 29, 5, 0, 0 },
    { "count", "input.cpp", "open", 26, 26, 52, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(8)

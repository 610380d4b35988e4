#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// g++ assigns to each end of a choice behind the call, and since C++17 to any place that has effects: the form is the exact one.
int f(int);
struct pair {
    int a, b;
} x, y;
pair made(int);
void choices(int *p, int c, pair *q)
{ ::weft::guarded weft_p0_0, weft_p0_1;
    int v, w;
    (::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 0, 0), f(1))) ? v : w) = ::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 1, 0), f(2)));
    (c ? *p : w) = ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 2, 0), f(3)));
    (WEFT_OPEN_GUARDED(weft_p0_0, 3, 0), (c ? x : *q).a = f(4), ::weft::leave(weft_p0_0));
    (WEFT_OPEN_GUARDED(weft_p0_0, 4, 0), (c ? x : *q) = made(5), ::weft::leave(weft_p0_0));
    if (((c ? v : *p) = ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 5, 0), f(6)))) > 0)
        (WEFT_OPEN_GUARDED(weft_p0_0, 6, 0), (c ? q : &x)->a = f(7), ::weft::leave(weft_p0_0)); // none
}
void effects(int *p, int c, pair *q)
{ ::weft::guarded weft_p1_0;
    ++*p = ::weft::value(weft_p1_0, (WEFT_OPEN_GUARDED(weft_p1_0, 7, 0), f(8)));
    (*p += 1) = ::weft::value(weft_p1_0, (WEFT_OPEN_GUARDED(weft_p1_0, 8, 0), f(9)));
    (*p = 2) = ::weft::value(weft_p1_0, (WEFT_OPEN_GUARDED(weft_p1_0, 9, 0), f(10)));
    (c++, *p) = ::weft::value(weft_p1_0, (WEFT_OPEN_GUARDED(weft_p1_0, 10, 0), f(11)));
    *(c = 0, p) = ::weft::value(weft_p1_0, (WEFT_OPEN_GUARDED(weft_p1_0, 11, 0), f(12)));
    p[c += 1] = ::weft::value(weft_p1_0, (WEFT_OPEN_GUARDED(weft_p1_0, 12, 0), f(13)));
    (*q = x) = ::weft::same(weft_p1_0, (WEFT_OPEN_GUARDED(weft_p1_0, 13, 0), made(14)));
    (WEFT_OPEN_GUARDED(weft_p1_0, 14, 0), (c, *p) = f(15), ::weft::leave(weft_p1_0)); // none
}
static const weft_site weft_sites[] = {
    { "f", "input.cpp", "choices", 10, 10, 6, 5, 0, 0 },
    { "f", "input.cpp", "choices", 10, 10, 22, 4, 0, 0 },
    { "f", "input.cpp", "choices", 11, 11, 20, 4, 0, 0 },
    { "f", "input.cpp", "choices", 12, 12, 22, 4, 0, 0 },
    { "made", "input.cpp", "choices", 13, 13, 20, 4, 0, 0 },
    { "f", "input.cpp", "choices", 14, 14, 25, 6, 0, 0 },
    { "f", "input.cpp", "choices", 15, 15, 27, 5, 0, 0 },
    { "f", "input.cpp", "effects", 19, 19, 12, 4, 0, 0 },
    { "f", "input.cpp", "effects", 20, 20, 17, 4, 0, 0 },
    { "f", "input.cpp", "effects", 21, 21, 16, 4, 0, 0 },
    { "f", "input.cpp", "effects", 22, 22, 17, 4, 0, 0 },
    { "f", "input.cpp", "effects", 23, 23, 19, 4, 0, 0 },
    { "f", "input.cpp", "effects", 24, 24, 17, 4, 0, 0 },
    { "made", "input.cpp", "effects", 25, 25, 16, 4, 0, 0 },
    { "f", "input.cpp", "effects", 26, 26, 15, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(15)

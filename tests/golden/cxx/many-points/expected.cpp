#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// With more than four points in a body, its states see the exceptions: no temporary at each point. The block of a try is
// a body of its own, so that they are destroyed before a handler runs.
int f(int);

int caller(int x)
{ ::weft::guarded weft_p0_0, weft_p0_1;
    int sum = ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 0, 0), f(1))) + ::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 1, 0), f(2)));
    try { ::weft::guarded weft_p1_0, weft_p1_1, weft_p1_2, weft_p1_3, weft_p1_4;
        sum += ::weft::value(weft_p1_0, (WEFT_OPEN_GUARDED(weft_p1_0, 2, 1), f(::weft::ready_value(weft_p1_0, ::weft::value(weft_p1_1, (WEFT_OPEN_GUARDED(weft_p1_1, 3, 0), f(3))))))) + ::weft::value(weft_p1_2, (WEFT_OPEN_GUARDED(weft_p1_2, 4, 0), f(4))) + ::weft::value(weft_p1_3, (WEFT_OPEN_GUARDED(weft_p1_3, 5, 0), f(5))) + ::weft::value(weft_p1_4, (WEFT_OPEN_GUARDED(weft_p1_4, 6, 0), f(6)));
    } catch (int y) {
        sum += ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 7, 0), f(y)));
    }
    return sum + ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 8, 0), f(7))) + ::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 9, 0), f(x)));
}

int few(int x)
{ ::weft::point weft_p2_0, weft_p2_1, weft_p2_2;
    return ::weft::value(weft_p2_0, (WEFT_OPEN(weft_p2_0, 10, 1), f(::weft::ready_value(weft_p2_0, ::weft::value(weft_p2_1, (WEFT_OPEN(weft_p2_1, 11, 0), f(x))))))) + ::weft::value(weft_p2_2, (WEFT_OPEN(weft_p2_2, 12, 0), f(1)));
}
static const weft_site weft_sites[] = {
    { "f", "input.cpp", "caller", 7, 7, 15, 6, 0, 0 },
    { "f", "input.cpp", "caller", 7, 7, 22, 6, 0, 0 },
    { "f", "input.cpp", "caller", 9, 9, 16, 9, 0, 0 },
    { "f", "input.cpp", "caller", 9, 9, 18, 10, 0, 0 },
    { "f", "input.cpp", "caller", 9, 9, 26, 9, 0, 0 },
    { "f", "input.cpp", "caller", 9, 9, 33, 8, 0, 0 },
    { "f", "input.cpp", "caller", 9, 9, 40, 7, 0, 0 },
    { "f", "input.cpp", "caller", 11, 11, 16, 7, 0, 0 },
    { "f", "input.cpp", "caller", 13, 13, 18, 6, 0, 0 },
    { "f", "input.cpp", "caller", 13, 13, 25, 5, 0, 0 },
    { "f", "input.cpp", "few", 18, 18, 12, 5, 0, 0 },
    { "f", "input.cpp", "few", 18, 18, 14, 6, 0, 0 },
    { "f", "input.cpp", "few", 18, 18, 22, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(13)

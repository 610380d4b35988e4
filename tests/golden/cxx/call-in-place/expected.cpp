#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// A call stays where it stands: opened in front, its costing operands tell when they are ready, the result passes through.
int f(int a, int b, int c);
int &ref(int *p);
void nothing(int x);
int use(int x, int *p)
{ ::weft::guarded weft_p0_0, weft_p0_1, weft_p0_2, weft_p0_3;
    (WEFT_OPEN_GUARDED(weft_p0_0, 0, 0), nothing(x), ::weft::leave(weft_p0_0));
    ::weft::same(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 1, 0), ref(p))) = ::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 2, 0), f(1, x, 2)));
    return ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 3, 2), f(::weft::ready_value(weft_p0_0, ::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 4, 0), f(x, 1, 2)))), x, ::weft::ready_value(weft_p0_0, ::weft::value(weft_p0_2, (WEFT_OPEN_GUARDED(weft_p0_2, 5, 0), f(3, 4, x))))))) + ::weft::value(weft_p0_3, (WEFT_OPEN_GUARDED(weft_p0_3, 6, 0), f(0, 0, 0)));
}
static const weft_site weft_sites[] = {
    { "nothing", "input.cpp", "use", 7, 7, 5, 3, 0, 0 },
    { "ref", "input.cpp", "use", 8, 8, 5, 4, 0, 0 },
    { "f", "input.cpp", "use", 8, 8, 14, 4, 0, 0 },
    { "f", "input.cpp", "use", 9, 9, 12, 5, 0, 0 },
    { "f", "input.cpp", "use", 9, 9, 14, 6, 0, 0 },
    { "f", "input.cpp", "use", 9, 9, 29, 6, 0, 0 },
    { "f", "input.cpp", "use", 9, 9, 43, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(7)

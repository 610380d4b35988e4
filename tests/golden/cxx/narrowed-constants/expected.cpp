#include <weft/probe.hpp>
WEFT_UNIT_DECLARE WEFT_STATES(1);
#line 1 "input.cpp"
// In a braced list a constant may be narrowed and nothing else ([dcl.init.list]/7): calls whose value has to be constant for that stay as they are.
constexpr long twice(int n) { return n * 2; }
long plain(int n);
struct pair { int a; char b; };
struct counter { int v; counter(int a, long b) : v{::weft::value(weft_s[0], (WEFT_OPEN_KEPT(weft_s[0], 0, 0), twice(2))) ? a : int(b)} {} };
int take(pair p);
int caller(int n)
{ ::weft::guarded weft_p0_0, weft_p0_1, weft_p0_2;
    int z{twice(4)}, list[]{twice(1), int{twice(2)}};
    long same{::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 1, 0), twice(5)))}, round(::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 2, 0), twice(6))));
    double sum{::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 3, 0), twice(1))) + 0.5};
    pair p = {twice(3), twice(4)};
    counter c{twice(7), (WEFT_HOLD(weft_p0_0, 4, 1), ::weft::ready_value(weft_p0_0, ::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 5, 0), twice(8)))))};
    return ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 6, 0), take({twice(1), 2}))) + ::weft::same(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 7, 1), counter{twice(2), ::weft::ready_value(weft_p0_1, ::weft::value(weft_p0_2, (WEFT_OPEN_GUARDED(weft_p0_2, 8, 0), plain(n))))})).v + z + list[0] + static_cast<int>(same + round + sum) + p.a + c.v;
}
static const weft_site weft_sites[] = {
    { "twice", "input.cpp", "counter::counter", 5, 5, 52, 5, 0, 0 },
    { "twice", "input.cpp", "caller", 10, 10, 15, 6, 0, 0 },
    { "twice", "input.cpp", "caller", 10, 10, 32, 5, 0, 0 },
    { "twice", "input.cpp", "caller", 11, 11, 16, 7, 0, 0 },
    { "counter::counter", "input.cpp", "caller", 13, 13, 13, 5, 0, 0 },
    { "twice", "input.cpp", "caller", 13, 13, 25, 6, 0, 0 },
    { "take", "input.cpp", "caller", 14, 14, 12, 10, 0, 1 },
    { "counter::counter", "input.cpp", "caller", 14, 14, 34, 11, 0, 0 },
    { "plain", "input.cpp", "caller", 14, 14, 52, 12, 0, 0 },
};
WEFT_UNIT_DEFINE(9)

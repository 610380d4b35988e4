#include <weft/probe.hpp>
WEFT_UNIT_DECLARE WEFT_STATES(9); WEFT_STATES_ONCE(3);
#line 1 "input.cpp"
// Outside of functions the state is the thread's: members, bases, variables at namespace scope.
int f(int);
struct base {
    explicit base(int);
    ~base();
};
struct derived : base {
    int a, b = ::weft::value(weft_s[0], (WEFT_OPEN_KEPT(weft_s[0], 0, 0), f(1)));
    base c;
    derived(int x) : base((WEFT_HOLD_KEPT(weft_s[1], 1, 1), ::weft::ready_value(weft_s[1], ::weft::value(weft_s[2], (WEFT_OPEN_KEPT(weft_s[2], 2, 0), f(x)))))), a(::weft::value(weft_s[3], (WEFT_OPEN_KEPT(weft_s[3], 3, 1), f(::weft::ready_value(weft_s[3], ::weft::value(weft_s[4], (WEFT_OPEN_KEPT(weft_s[4], 4, 0), f(x)))))))), c((WEFT_HOLD_KEPT(weft_s[5], 5, 1), ::weft::ready_value(weft_s[5], ::weft::value(weft_s[6], (WEFT_OPEN_KEPT(weft_s[6], 6, 0), f(2)))))) { ::weft::point weft_p0_0; (WEFT_OPEN(weft_p0_0, 7, 0), f(3), ::weft::leave(weft_p0_0)); }
    derived() try : base((WEFT_HOLD_KEPT(weft_s[7], 8, 1), ::weft::ready_value(weft_s[7], ::weft::value(weft_s[8], (WEFT_OPEN_KEPT(weft_s[8], 9, 0), f(4)))))), a(0), c(0) { ::weft::point weft_p1_0; (WEFT_OPEN(weft_p1_0, 10, 0), f(5), ::weft::leave(weft_p1_0)); } catch (...) { ::weft::point weft_p2_0; (WEFT_OPEN(weft_p2_0, 11, 0), f(6), ::weft::leave(weft_p2_0)); }
};
int global = ::weft::value(weft_o[0], (WEFT_OPEN_ONCE(weft_o[0], 12, 0), f(7)));
static int table[] = { ::weft::value(weft_o[1], (WEFT_OPEN_ONCE(weft_o[1], 13, 0), f(8))), ::weft::value(weft_o[2], (WEFT_OPEN_ONCE(weft_o[2], 14, 0), f(9))) };
int counted()
{ ::weft::point weft_p3_0;
    static int once = ::weft::value(weft_p3_0, (WEFT_OPEN(weft_p3_0, 15, 0), f(10)));
    return once + global + table[0];
}
static const weft_site weft_sites[] = {
    { "f", "input.cpp", "", 8, 8, 16, 3, 0, 0 },
    { "base::base", "input.cpp", "derived::derived", 10, 10, 22, 3, 0, 0 },
    { "f", "input.cpp", "derived::derived", 10, 10, 27, 4, 0, 0 },
    { "f", "input.cpp", "derived::derived", 10, 10, 36, 3, 0, 0 },
    { "f", "input.cpp", "derived::derived", 10, 10, 38, 4, 0, 0 },
    { "base::base", "input.cpp", "derived::derived", 10, 10, 46, 3, 0, 0 },
    { "f", "input.cpp", "derived::derived", 10, 10, 48, 4, 0, 0 },
    { "f", "input.cpp", "derived::derived", 10, 10, 56, 4, 0, 0 },
    { "base::base", "input.cpp", "derived::derived", 11, 11, 21, 3, 0, 0 },
    { "f", "input.cpp", "derived::derived", 11, 11, 26, 4, 0, 0 },
    { "f", "input.cpp", "derived::derived", 11, 11, 46, 5, 0, 0 },
    { "f", "input.cpp", "derived::derived", 11, 11, 68, 6, 0, 0 },
    { "f", "input.cpp", "", 13, 13, 14, 2, 0, 0 },
    { "f", "input.cpp", "", 14, 14, 24, 3, 0, 0 },
    { "f", "input.cpp", "", 14, 14, 30, 3, 0, 0 },
    { "f", "input.cpp", "counted", 17, 17, 23, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(16)

#include <weft/probe.hpp>
WEFT_UNIT_DECLARE WEFT_STATES(6);
#line 1 "input.cpp"
/* T v(a(), b()): which operand comes first is the compiler's choice, and opens the point. In braces the first one is the first. */
struct text {
    text(int);
    text(const char *);
    ~text();
};
struct pair {
    pair(int, int);
    pair(const text &, int);
    pair(text, text);
    pair(short, const char *);
};
int a(), b();
text make(int);

int use(int n)
{ ::weft::guarded weft_p0_0, weft_p0_1, weft_p0_2; ::weft::fresh weft_q0_0;
    pair one((WEFT_HOLD(weft_p0_0, 0, 1), ::weft::ready_value(weft_p0_0, ::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 1, 0), a())))), 1), none((WEFT_HOLD(weft_p0_0, 2, 0), n), 2), constant(1, (WEFT_HOLD(weft_p0_0, 3, 0), n)), two(::weft::until(weft_q0_0, ::weft::ready_value(WEFT_ENTRY(weft_q0_0, 4, 2), ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 5, 0), a())))).weft_it(), ::weft::until(weft_q0_0, ::weft::ready_value(WEFT_ENTRY(weft_q0_0, 4, 2), ::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 6, 0), b())))).weft_it()), braces{(WEFT_HOLD(weft_p0_0, 7, 2), ::weft::ready_value(weft_p0_0, ::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 8, 0), a())))), ::weft::ready_value(weft_p0_0, ::weft::value(weft_p0_2, (WEFT_OPEN_GUARDED(weft_p0_2, 9, 0), b())))};
    pair late(::weft::until(weft_q0_0, ::weft::ready(WEFT_ENTRY(weft_q0_0, 10, 2), ::weft::same(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 11, 0), make(1))))).weft_it(), ::weft::until(weft_q0_0, ::weft::ready_value(WEFT_ENTRY(weft_q0_0, 10, 2), ::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 12, 0), a())))).weft_it()), objects((WEFT_HOLD(weft_p0_0, 13, 0), __extension__({ (WEFT_HOLD(weft_p0_1, 14, 0), make(2)); })), __extension__({ (WEFT_HOLD(weft_p0_2, 15, 0), make(3)); })), narrow{1, "x"}, narrowed{(WEFT_HOLD(weft_p0_0, 16, 1), ::weft::ready_value(weft_p0_0, ::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 17, 0), a())) ? short(2) : short(3))), "y"};
    static pair kept(::weft::until(weft_q0_0, ::weft::ready_value(WEFT_ENTRY(weft_q0_0, 18, 2), ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 19, 0), a())))).weft_it(), ::weft::until(weft_q0_0, ::weft::ready_value(WEFT_ENTRY(weft_q0_0, 18, 2), ::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 20, 0), b())))).weft_it());
    return n;
}

struct member {
    pair p, q;
    member() : p((WEFT_HOLD_KEPT(weft_s[0], 21, 0), ::weft::value(weft_s[1], (WEFT_OPEN_KEPT(weft_s[1], 22, 0), a()))), ::weft::value(weft_s[2], (WEFT_OPEN_KEPT(weft_s[2], 23, 0), b()))), q{(WEFT_HOLD_KEPT(weft_s[3], 24, 2), ::weft::ready_value(weft_s[3], ::weft::value(weft_s[4], (WEFT_OPEN_KEPT(weft_s[4], 25, 0), a())))), ::weft::ready_value(weft_s[3], ::weft::value(weft_s[5], (WEFT_OPEN_KEPT(weft_s[5], 26, 0), b())))} {}
};
static const weft_site weft_sites[] = {
    { "pair::pair", "input.cpp", "use", 18, 18, 10, 5, 0, 0 },
    { "a", "input.cpp", "use", 18, 18, 14, 6, 0, 0 },
    { "pair::pair", "input.cpp", "use", 18, 18, 23, 5, 0, 0 },
    { "pair::pair", "input.cpp", "use", 18, 18, 35, 5, 0, 0 },
    { "pair::pair", "input.cpp", "use", 18, 18, 51, 5, 0, 0 },
    { "a", "input.cpp", "use", 18, 18, 55, 6, 0, 0 },
    { "b", "input.cpp", "use", 18, 18, 60, 6, 0, 0 },
    { "pair::pair", "input.cpp", "use", 18, 18, 66, 5, 0, 0 },
    { "a", "input.cpp", "use", 18, 18, 73, 6, 0, 0 },
    { "b", "input.cpp", "use", 18, 18, 78, 6, 0, 0 },
    { "pair::pair", "input.cpp", "use", 19, 19, 10, 5, 0, 0 },
    { "make", "input.cpp", "use", 19, 19, 15, 6, 0, 0 },
    { "a", "input.cpp", "use", 19, 19, 24, 6, 0, 0 },
    { "pair::pair", "input.cpp", "use", 19, 19, 30, 5, 0, 1 },
    { "make", "input.cpp", "use", 19, 19, 38, 6, 0, 0 },
    { "make", "input.cpp", "use", 19, 19, 47, 6, 0, 0 },
    { "pair::pair", "input.cpp", "use", 19, 19, 73, 5, 0, 0 },
    { "a", "input.cpp", "use", 19, 19, 82, 7, 0, 0 },
    { "pair::pair", "input.cpp", "use", 20, 20, 17, 5, 0, 0 },
    { "a", "input.cpp", "use", 20, 20, 22, 6, 0, 0 },
    { "b", "input.cpp", "use", 20, 20, 27, 6, 0, 0 },
    { "pair::pair", "input.cpp", "member::member", 26, 26, 16, 3, 0, 1 },
    { "a", "input.cpp", "member::member", 26, 26, 18, 4, 0, 0 },
    { "b", "input.cpp", "member::member", 26, 26, 23, 4, 0, 0 },
    { "pair::pair", "input.cpp", "member::member", 26, 26, 29, 3, 0, 0 },
    { "a", "input.cpp", "member::member", 26, 26, 31, 4, 0, 0 },
    { "b", "input.cpp", "member::member", 26, 26, 36, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(27)

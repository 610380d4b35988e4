#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// Operators by their sign, methods through objects, pointers and operator->, function objects, conversions of operands.
struct number {
    number(int);
    number(const number &);
    ~number();
    number operator+(const number &) const;
    number &operator<<(int);
    int operator[](int) const;
    int operator()(int, int = 3) const;
    bool operator!() const;
    int value() const;
    static int zero(int);
};
struct pointer {
    number *operator->() const;
    number &operator*() const;
};
pointer point(int);
int take(const number &n);
int use(number n, number *p, pointer q, int (*call)(int))
{ ::weft::guarded weft_p0_0, weft_p0_1, weft_p0_2, weft_p0_3, weft_p0_4, weft_p0_5;
    (WEFT_OPEN_GUARDED(weft_p0_0, 0, 2), ::weft::ready(weft_p0_0, ::weft::same(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 1, 0), n << 1))) << ::weft::ready_value(weft_p0_0, ::weft::value(weft_p0_2, (WEFT_OPEN_GUARDED(weft_p0_2, 2, 0), p->value()))), ::weft::leave(weft_p0_0));
    (WEFT_OPEN_GUARDED(weft_p0_0, 3, 1), take(::weft::ready_as<const number &>(weft_p0_0, 3)), ::weft::leave(weft_p0_0));
    (WEFT_OPEN_GUARDED(weft_p0_0, 4, 1), take(::weft::ready(weft_p0_0, ::weft::same(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 5, 2), ::weft::ready(weft_p0_1, ::weft::same(weft_p0_2, (WEFT_OPEN_GUARDED(weft_p0_2, 6, 1), n + ::weft::ready_as<const number &>(weft_p0_2, 4)))) + ::weft::ready_as<const number &>(weft_p0_1, ::weft::value(weft_p0_3, (WEFT_OPEN_GUARDED(weft_p0_3, 7, 0), p->value()))))))), ::weft::leave(weft_p0_0));
    (WEFT_OPEN_GUARDED(weft_p0_0, 8, 1), ::weft::ready_value(weft_p0_0, q.operator->())->value(), ::weft::leave(weft_p0_0));
    (WEFT_OPEN_GUARDED(weft_p0_0, 9, 1), ::weft::ready_value(weft_p0_0, ::weft::same(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 10, 0), point(1))).operator->())->value(), ::weft::leave(weft_p0_0));
    (WEFT_OPEN_GUARDED(weft_p0_0, 11, 1), ::weft::ready(weft_p0_0, (::weft::same(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 12, 1), *::weft::ready(weft_p0_1, ::weft::same(weft_p0_2, (WEFT_OPEN_GUARDED(weft_p0_2, 13, 0), point(2)))))))).value(), ::weft::leave(weft_p0_0));
    if (::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 14, 0), !n)))
        return ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 15, 1), n[::weft::ready_value(weft_p0_0, ::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 16, 0), p->value())))]));
    (WEFT_OPEN_GUARDED(weft_p0_0, 17, 1), ::weft::ready(weft_p0_0, ::weft::same(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 18, 0), n.operator<<(7)))).value(), ::weft::leave(weft_p0_0));
    return ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 19, 0), n(1))) + ::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 20, 2), n(::weft::ready_value(weft_p0_1, ::weft::value(weft_p0_2, (WEFT_OPEN_GUARDED(weft_p0_2, 21, 0), n(2)))), ::weft::ready_value(weft_p0_1, ::weft::value(weft_p0_3, (WEFT_OPEN_GUARDED(weft_p0_3, 22, 0), call(3))))))) + ::weft::value(weft_p0_4, (WEFT_OPEN_GUARDED(weft_p0_4, 23, 1), number::zero(::weft::ready_value(weft_p0_4, ::weft::value(weft_p0_5, (WEFT_OPEN_GUARDED(weft_p0_5, 24, 0), call(4)))))));
}
static const weft_site weft_sites[] = {
    { "number::operator<<", "input.cpp", "use", 22, 22, 5, 3, 0, 0 },
    { "number::operator<<", "input.cpp", "use", 22, 22, 5, 4, 0, 0 },
    { "number::value", "input.cpp", "use", 22, 22, 15, 4, 0, 0 },
    { "take", "input.cpp", "use", 23, 23, 5, 3, 0, 0 },
    { "take", "input.cpp", "use", 24, 24, 5, 3, 0, 0 },
    { "number::operator+", "input.cpp", "use", 24, 24, 10, 4, 0, 0 },
    { "number::operator+", "input.cpp", "use", 24, 24, 10, 5, 0, 0 },
    { "number::value", "input.cpp", "use", 24, 24, 18, 6, 0, 0 },
    { "number::value", "input.cpp", "use", 25, 25, 5, 3, 0, 0 },
    { "number::value", "input.cpp", "use", 26, 26, 5, 3, 0, 0 },
    { "point", "input.cpp", "use", 26, 26, 5, 6, 0, 0 },
    { "number::value", "input.cpp", "use", 27, 27, 5, 3, 0, 0 },
    { "pointer::operator*", "input.cpp", "use", 27, 27, 6, 5, 0, 0 },
    { "point", "input.cpp", "use", 27, 27, 7, 6, 0, 0 },
    { "number::operator!", "input.cpp", "use", 28, 28, 9, 4, 0, 0 },
    { "number::operator[]", "input.cpp", "use", 29, 29, 16, 5, 0, 0 },
    { "number::value", "input.cpp", "use", 29, 29, 18, 6, 0, 0 },
    { "number::value", "input.cpp", "use", 30, 30, 5, 3, 0, 0 },
    { "number::operator<<", "input.cpp", "use", 30, 30, 5, 5, 0, 0 },
    { "number::operator()", "input.cpp", "use", 31, 31, 12, 6, 0, 0 },
    { "number::operator()", "input.cpp", "use", 31, 31, 19, 6, 0, 0 },
    { "number::operator()", "input.cpp", "use", 31, 31, 21, 7, 0, 0 },
    { "*call", "input.cpp", "use", 31, 31, 27, 7, 0, 0 },
    { "number::zero", "input.cpp", "use", 31, 31, 38, 5, 0, 0 },
    { "*call", "input.cpp", "use", 31, 31, 51, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(25)

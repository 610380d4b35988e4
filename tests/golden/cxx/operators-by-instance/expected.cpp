#define WEFT_CALLED_PROBES 1
#include <weft/probe.hpp>
WEFT_UNIT_DECLARE WEFT_STATES(1);
#line 1 "input.cpp"
// Operators in templates for which no function is in sight: members of what the parameters become. Instances tell.
struct V {
    int n;
    V(int n);
    V(const V &other);
    V operator+(const V &other) const;
    V operator-() const;
    V &operator+=(const V &other);
    V &operator=(const V &other);
    V &operator++();
    V operator++(int);
    bool operator<(const V &other) const;
    bool operator==(const V &other) const;
    bool operator&&(const V &other) const;
    V operator,(const V &other) const;
    int operator[](int i) const;
    int operator->*(int V::*member) const;
};
struct Bytes {
    int n;
};
V make(int n);

template <class T> T binary(T a, T b) { ::weft::guarded weft_p0_0, weft_p0_1, weft_p0_2, weft_p0_3, weft_p0_4; return (WEFT_HOLD(weft_p0_0, 0, 2), ::weft::until(weft_p0_0, ::weft::ready(weft_p0_0, ::weft::same(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 1, 2), ::weft::ready(weft_p0_1, ::weft::same(weft_p0_2, (WEFT_OPEN_GUARDED(weft_p0_2, 2, 0), a + b))) + ::weft::ready(weft_p0_1, ::weft::same(weft_p0_3, (WEFT_OPEN_GUARDED(weft_p0_3, 3, 0), make(1)))))))).weft_it() + ::weft::until(weft_p0_0, ::weft::ready(weft_p0_0, ::weft::same(weft_p0_4, (WEFT_OPEN_GUARDED(weft_p0_4, 4, 0), -a)))).weft_it()); }
template <class T> T statements(T a, T b)
{ ::weft::guarded weft_p1_0, weft_p1_1;
    (WEFT_OPEN_GUARDED(weft_p1_0, 5, 1), a += ::weft::ready(weft_p1_0, ::weft::same(weft_p1_1, (WEFT_OPEN_GUARDED(weft_p1_1, 6, 0), make(2)))), ::weft::leave(weft_p1_0));
    (WEFT_OPEN_GUARDED(weft_p1_0, 7, 0), a = b, ::weft::leave(weft_p1_0));
    (WEFT_OPEN_GUARDED(weft_p1_0, 8, 0), ++a, ::weft::leave(weft_p1_0));
    (WEFT_OPEN_GUARDED(weft_p1_0, 9, 0), a++, ::weft::leave(weft_p1_0));
    while (::weft::either(weft_p1_0, (WEFT_OPEN_GUARDED(weft_p1_0, 10, 0), a < b)) && ::weft::either(weft_p1_1, (WEFT_OPEN_GUARDED(weft_p1_1, 11, 0), a[1])))
        (WEFT_OPEN_GUARDED(weft_p1_0, 12, 0), a->*(&T::n), ::weft::leave(weft_p1_0));
    return a, b;
}
template <class T> bool both(T a, T b) { ::weft::point weft_p2_0, weft_p2_1; return ::weft::either(weft_p2_0, (WEFT_OPEN(weft_p2_0, 13, 1), a && ::weft::ready(weft_p2_0, ::weft::same(weft_p2_1, (WEFT_OPEN(weft_p2_1, 14, 0), make(3)))))); }
// in one instance each a call, and none
template <class T> T mixed(T a, T b) { return a + b; }
template <class T> void copied(T &a, const T &b) { a = b; }
// never a call: not listed
template <class T> T built_in(T a, T b) { return a < b ? a + b : -b; }
template <class T> T unused(T a, T b) { return a + b; }
// never evaluated, or part of a type
template <class T> auto quiet(T a, T b) noexcept(noexcept(a + b)) -> decltype(a + b) { return sizeof(a + b); }

#define TWICE(x) (x + x)
template <class T> T in_macro(T a) { ::weft::point weft_p3_0; return  ((WEFT_HOLD(weft_p3_0, 15, 0), a + a)) ; }

template <class... T> auto folded(T... xs) { return (xs + ...); }
template <class... T> bool folded_left(T... xs) { return (... && xs); }
template <class... T> auto folded_onto(V first, T... xs) { return (first + ... + xs); }
template <class... T> int not_called(T... xs) { return (xs + ... + sizeof...(xs)); }

template <class T> struct Box {
    T value;
    Box(T a, T b) : value((WEFT_HOLD_KEPT(weft_s[0], 16, 0), a + b)) {}
    T sum() const
    { ::weft::point weft_p4_0;
        auto add = [this](auto more) { ::weft::point weft_p5_0; return (WEFT_HOLD(weft_p5_0, 17, 0), value + more); };
        return (WEFT_HOLD(weft_p4_0, 18, 0), add(value));
    }
};

int use(V a, V b, Bytes c)
{ ::weft::guarded weft_p6_0, weft_p6_1, weft_p6_2;
    (WEFT_OPEN_GUARDED(weft_p6_0, 19, 0), binary(a, b), ::weft::leave(weft_p6_0));
    (WEFT_OPEN_GUARDED(weft_p6_0, 20, 0), statements(a, b), ::weft::leave(weft_p6_0));
    (WEFT_OPEN_GUARDED(weft_p6_0, 21, 0), both(a, b), ::weft::leave(weft_p6_0));
    (WEFT_OPEN_GUARDED(weft_p6_0, 22, 0), mixed(a, b), ::weft::leave(weft_p6_0));
    (WEFT_OPEN_GUARDED(weft_p6_0, 23, 0), mixed(1, 2), ::weft::leave(weft_p6_0));
    (WEFT_OPEN_GUARDED(weft_p6_0, 24, 0), copied(a, b), ::weft::leave(weft_p6_0));
    (WEFT_OPEN_GUARDED(weft_p6_0, 25, 0), copied(c, c), ::weft::leave(weft_p6_0));
    (WEFT_OPEN_GUARDED(weft_p6_0, 26, 0), built_in(1, 2), ::weft::leave(weft_p6_0));
    (WEFT_OPEN_GUARDED(weft_p6_0, 27, 0), quiet(a, b), ::weft::leave(weft_p6_0));
    (WEFT_OPEN_GUARDED(weft_p6_0, 28, 0), in_macro(a), ::weft::leave(weft_p6_0));
    (WEFT_OPEN_GUARDED(weft_p6_0, 29, 0), folded(a, b, a), ::weft::leave(weft_p6_0));
    (WEFT_OPEN_GUARDED(weft_p6_0, 30, 0), folded(1, 2, 3), ::weft::leave(weft_p6_0));
    (WEFT_OPEN_GUARDED(weft_p6_0, 31, 0), folded_left(a, b), ::weft::leave(weft_p6_0));
    (WEFT_OPEN_GUARDED(weft_p6_0, 32, 0), folded_onto(a, b, b), ::weft::leave(weft_p6_0));
    return ::weft::value(weft_p6_0, (WEFT_OPEN_GUARDED(weft_p6_0, 33, 0), not_called(1, 2))) + ::weft::same(weft_p6_1, (WEFT_OPEN_GUARDED(weft_p6_1, 34, 1), ::weft::ready(weft_p6_1, ::weft::same(weft_p6_2, (WEFT_OPEN_GUARDED(weft_p6_2, 35, 0), Box<V>(a, b)))).sum())).n;
}
static const weft_site weft_sites[] = {
    { "operator+", "input.cpp", "binary", 24, 24, 48, 4, 0, 0 },
    { "operator+", "input.cpp", "binary", 24, 24, 48, 5, 0, 0 },
    { "operator+", "input.cpp", "binary", 24, 24, 48, 6, 0, 0 },
    { "make", "input.cpp", "binary", 24, 24, 56, 6, 0, 0 },
    { "operator-", "input.cpp", "binary", 24, 24, 66, 5, 0, 0 },
    { "operator+=", "input.cpp", "statements", 27, 27, 5, 3, 0, 0 },
    { "make", "input.cpp", "statements", 27, 27, 10, 4, 0, 0 },
    { "operator=", "input.cpp", "statements", 28, 28, 5, 3, 0, 0 },
    { "operator++", "input.cpp", "statements", 29, 29, 5, 3, 0, 0 },
    { "operator++", "input.cpp", "statements", 30, 30, 5, 3, 0, 0 },
    { "operator<", "input.cpp", "statements", 31, 31, 12, 5, 0, 0 },
    { "operator[]", "input.cpp", "statements", 31, 31, 21, 5, 0, 0 },
    { "operator->*", "input.cpp", "statements", 32, 32, 9, 4, 0, 0 },
    { "operator&&", "input.cpp", "both", 35, 35, 49, 4, 0, 0 },
    { "make", "input.cpp", "both", 35, 35, 54, 5, 0, 0 },
    { "operator+", "input.cpp", "in_macro", 46, 46, 45, 4, 0, 0 },
    { "operator+", "input.cpp", "Box::Box", 55, 55, 27, 3, 0, 0 },
    { "operator+", "input.cpp", "Box::sum", 58, 58, 47, 9, 0, 0 },
    { "*add", "input.cpp", "Box::sum", 59, 59, 16, 5, 0, 0 },
    { "binary", "input.cpp", "use", 65, 65, 5, 3, 0, 0 },
    { "statements", "input.cpp", "use", 66, 66, 5, 3, 0, 0 },
    { "both", "input.cpp", "use", 67, 67, 5, 3, 0, 0 },
    { "mixed", "input.cpp", "use", 68, 68, 5, 3, 0, 0 },
    { "mixed", "input.cpp", "use", 69, 69, 5, 3, 0, 0 },
    { "copied", "input.cpp", "use", 70, 70, 5, 3, 0, 0 },
    { "copied", "input.cpp", "use", 71, 71, 5, 3, 0, 0 },
    { "built_in", "input.cpp", "use", 72, 72, 5, 3, 0, 0 },
    { "quiet", "input.cpp", "use", 73, 73, 5, 3, 0, 0 },
    { "in_macro", "input.cpp", "use", 74, 74, 5, 3, 0, 0 },
    { "folded", "input.cpp", "use", 75, 75, 5, 3, 0, 0 },
    { "folded", "input.cpp", "use", 76, 76, 5, 3, 0, 0 },
    { "folded_left", "input.cpp", "use", 77, 77, 5, 3, 0, 0 },
    { "folded_onto", "input.cpp", "use", 78, 78, 5, 3, 0, 0 },
    { "not_called", "input.cpp", "use", 79, 79, 12, 5, 0, 0 },
    { "Box::sum", "input.cpp", "use", 79, 79, 31, 6, 0, 0 },
    { "Box::Box", "input.cpp", "use", 79, 79, 31, 8, 0, 0 },
};
WEFT_UNIT_DEFINE(36)

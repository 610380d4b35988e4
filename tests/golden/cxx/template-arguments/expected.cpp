#define WEFT_CALLED_PROBES 1
#include <weft/probe.hpp>
WEFT_UNIT_DECLARE WEFT_STATES(6);
#line 1 "input.cpp"
// Template arguments are constants wherever a type is named: in what makes an object, in casts, in bases and members. Calls beside them
// are points.
#include <new>
constexpr int size(int n) { return n; }
int work(int n);
template <class T, T v> struct box {
    int n;
    constexpr box(int n = 0) : n(n) {}
    template <class U, U w> struct inner {
        int n;
        inner(int n);
    };
};
struct derived : box<int, size(2)> {
    box<int, size(4)> member;
    box<int, size(4)> made = box<int, size(4)>(work(1));
    derived() : box<int, size(2)>((WEFT_HOLD_KEPT(weft_s[0], 0, 1), ::weft::ready_value(weft_s[0], ::weft::value(weft_s[1], (WEFT_OPEN_KEPT(weft_s[1], 1, 0), work(3)))))), member((WEFT_HOLD_KEPT(weft_s[2], 2, 1), ::weft::ready_value(weft_s[2], ::weft::value(weft_s[3], (WEFT_OPEN_KEPT(weft_s[3], 3, 0), work(5)))))) {}
};
template <class T> struct derived_open : box<T, size(2)> {
    box<T, size(4)> member;
    derived_open() : box<T, size(2)>(::weft::value(weft_s[4], (WEFT_OPEN_KEPT(weft_s[4], 4, 0), work(3)))), member(::weft::value(weft_s[5], (WEFT_OPEN_KEPT(weft_s[5], 5, 0), work(5)))) {}
};

int named(char *room)
{ ::weft::guarded weft_p0_0, weft_p0_1, weft_p0_2, weft_p0_3, weft_p0_4, weft_p0_5;
    int made = ::weft::same(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 6, 1), box<int, size(1)>(::weft::ready_value(weft_p0_0, ::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 7, 0), work(2))))))).n + ::weft::same(weft_p0_2, (WEFT_OPEN_GUARDED(weft_p0_2, 8, 1), box<int, size(1) + 1>{ ::weft::ready_value(weft_p0_2, ::weft::value(weft_p0_3, (WEFT_OPEN_GUARDED(weft_p0_3, 9, 0), work(3)))) })).n + ::weft::same(weft_p0_4, (WEFT_OPEN_GUARDED(weft_p0_4, 10, 1), box<int, size(1)>::inner<int, size(2)>(::weft::ready_value(weft_p0_4, ::weft::value(weft_p0_5, (WEFT_OPEN_GUARDED(weft_p0_5, 11, 0), work(4))))))).n;
    auto *one = ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 12, 1), new box<int, size(1)>(::weft::ready_value(weft_p0_0, ::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 13, 0), work(5))))))), *two = new box<int, size(1)>[::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 14, 0), work(6)))], *three = new (room + ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 15, 0), work(7)))) box<int, size(1)>;
    int cast = static_cast<box<int, size(1)>>(work(8)).n + ((box<int, size(1)>)::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 16, 0), work(9)))).n;
    auto result = [](int n) -> box<int, size(1)> { ::weft::point weft_p1_0; return ::weft::value(weft_p1_0, (WEFT_OPEN(weft_p1_0, 17, 0), work(n))); };
    auto compared = (WEFT_HOLD(weft_p0_0, 18, 1), box<bool, (size(1) > 2)>(::weft::ready_value(weft_p0_0, ::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 19, 0), work(10))) > ::weft::value(weft_p0_2, (WEFT_OPEN_GUARDED(weft_p0_2, 20, 0), size(3))))));
    if (made < cast && cast > ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 21, 0), work(11))))
        throw (WEFT_HOLD(weft_p0_0, 22, 1), box<int, size(1)>(::weft::ready_value(weft_p0_0, ::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 23, 0), work(12))))));
    return one->n + two->n + three->n + ::weft::same(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 24, 0), result(13))).n + compared.n;
}

template <class T, T v> int open(char *room)
{ ::weft::guarded weft_p2_0, weft_p2_1, weft_p2_2, weft_p2_3, weft_p2_4, weft_p2_5;
    int made = ::weft::either(weft_p2_0, (WEFT_OPEN_GUARDED(weft_p2_0, 25, 1), box<T, size(v)>(::weft::ready_either(weft_p2_0, ::weft::value(weft_p2_1, (WEFT_OPEN_GUARDED(weft_p2_1, 26, 0), work(2))))))).n + ::weft::either(weft_p2_2, (WEFT_OPEN_GUARDED(weft_p2_2, 27, 1), box<T, v + 1>{ ::weft::ready_either(weft_p2_2, ::weft::value(weft_p2_3, (WEFT_OPEN_GUARDED(weft_p2_3, 28, 0), work(3)))) })).n + ::weft::same(weft_p2_4, (WEFT_OPEN_GUARDED(weft_p2_4, 29, 1), typename box<T, size(v)>::template inner<T, size(2)>(::weft::ready_either(weft_p2_4, ::weft::value(weft_p2_5, (WEFT_OPEN_GUARDED(weft_p2_5, 30, 0), work(4))))))).n;
    auto *one = new box<T, size(v)>(::weft::value(weft_p2_0, (WEFT_OPEN_GUARDED(weft_p2_0, 31, 0), work(5)))), *two = new box<T, size(v)>[::weft::value(weft_p2_0, (WEFT_OPEN_GUARDED(weft_p2_0, 32, 0), work(6)))], *three = new (room + ::weft::value(weft_p2_0, (WEFT_OPEN_GUARDED(weft_p2_0, 33, 0), work(7)))) box<T, size(v)>;
    int cast = static_cast<box<T, size(v)>>(::weft::value(weft_p2_0, (WEFT_OPEN_GUARDED(weft_p2_0, 34, 0), work(8)))).n + ((box<T, size(v)>)::weft::value(weft_p2_1, (WEFT_OPEN_GUARDED(weft_p2_1, 35, 0), work(9)))).n;
    if (made < cast && cast > ::weft::value(weft_p2_0, (WEFT_OPEN_GUARDED(weft_p2_0, 36, 0), work(11))))
        throw ::weft::either(weft_p2_0, (WEFT_OPEN_GUARDED(weft_p2_0, 37, 1), box<T, size(v)>(::weft::ready_either(weft_p2_0, ::weft::value(weft_p2_1, (WEFT_OPEN_GUARDED(weft_p2_1, 38, 0), work(12)))))));
    return one->n + two->n + three->n;
}

// of a pack without a name nothing can be counted
template <class T, T... v, class F> int all(box<T, 1>, F &&f) { ::weft::point weft_p3_0, weft_p3_1, weft_p3_2, weft_p3_3; return ::weft::either(weft_p3_0, (WEFT_OPEN(weft_p3_0, 39, 0), f(::weft::either(weft_p3_1, (WEFT_OPEN(weft_p3_1, 40, 0), box<T, v>{}))...))) + ::weft::either(weft_p3_2, (WEFT_OPEN(weft_p3_2, 41, 0), f(::weft::either(weft_p3_3, (WEFT_OPEN(weft_p3_3, 42, 0), box<T, size(v)>(v)))...))); }
int use(char *room) { ::weft::point weft_p4_0, weft_p4_1, weft_p4_2, weft_p4_3; return ::weft::value(weft_p4_0, (WEFT_OPEN(weft_p4_0, 43, 0), named(room))) + ::weft::value(weft_p4_1, (WEFT_OPEN(weft_p4_1, 44, 0), open<int, 3>(room))) + ::weft::same(weft_p4_2, (WEFT_OPEN(weft_p4_2, 45, 0), derived())).n + ::weft::same(weft_p4_3, (WEFT_OPEN(weft_p4_3, 46, 0), derived_open<int>())).n; }
static const weft_site weft_sites[] = {
    { "box::box", "input.cpp", "derived::derived", 17, 17, 17, 3, 0, 0 },
    { "work", "input.cpp", "derived::derived", 17, 17, 35, 4, 0, 0 },
    { "box::box", "input.cpp", "derived::derived", 17, 17, 45, 3, 0, 0 },
    { "work", "input.cpp", "derived::derived", 17, 17, 52, 4, 0, 0 },
    { "work", "input.cpp", "derived_open::derived_open", 21, 21, 38, 3, 0, 0 },
    { "work", "input.cpp", "derived_open::derived_open", 21, 21, 55, 3, 0, 0 },
    { "box::box", "input.cpp", "named", 26, 26, 16, 9, 0, 0 },
    { "work", "input.cpp", "named", 26, 26, 34, 10, 0, 0 },
    { "box::box", "input.cpp", "named", 26, 26, 47, 8, 0, 0 },
    { "work", "input.cpp", "named", 26, 26, 70, 9, 0, 0 },
    { "box::inner::inner", "input.cpp", "named", 26, 26, 84, 8, 0, 0 },
    { "work", "input.cpp", "named", 26, 26, 123, 9, 0, 0 },
    { "box::box", "input.cpp", "named", 27, 27, 21, 6, 0, 0 },
    { "work", "input.cpp", "named", 27, 27, 39, 7, 0, 0 },
    { "work", "input.cpp", "named", 27, 27, 78, 6, 0, 0 },
    { "work", "input.cpp", "named", 27, 27, 109, 7, 0, 0 },
    { "work", "input.cpp", "named", 28, 28, 80, 9, 0, 0 },
    { "work", "input.cpp", "named", 29, 29, 59, 9, 0, 0 },
    { "box::box", "input.cpp", "named", 30, 30, 21, 6, 0, 0 },
    { "work", "input.cpp", "named", 30, 30, 46, 8, 0, 0 },
    { "size", "input.cpp", "named", 30, 30, 57, 8, 0, 0 },
    { "work", "input.cpp", "named", 31, 31, 31, 6, 0, 0 },
    { "box::box", "input.cpp", "named", 32, 32, 15, 6, 0, 0 },
    { "work", "input.cpp", "named", 32, 32, 33, 7, 0, 0 },
    { "<lambda>::operator()", "input.cpp", "named", 33, 33, 41, 7, 0, 0 },
    { "box", "input.cpp", "open", 38, 38, 16, 8, 0, 0 },
    { "work", "input.cpp", "open", 38, 38, 32, 9, 0, 0 },
    { "box", "input.cpp", "open", 38, 38, 45, 8, 0, 0 },
    { "work", "input.cpp", "open", 38, 38, 60, 10, 0, 0 },
    { "inner", "input.cpp", "open", 38, 38, 74, 7, 0, 0 },
    { "work", "input.cpp", "open", 38, 38, 127, 8, 0, 0 },
    { "work", "input.cpp", "open", 39, 39, 37, 6, 0, 0 },
    { "work", "input.cpp", "open", 39, 39, 74, 6, 0, 0 },
    { "work", "input.cpp", "open", 39, 39, 105, 7, 0, 0 },
    { "work", "input.cpp", "open", 40, 40, 45, 8, 0, 0 },
    { "work", "input.cpp", "open", 40, 40, 76, 8, 0, 0 },
    { "work", "input.cpp", "open", 41, 41, 31, 6, 0, 0 },
    { "box", "input.cpp", "open", 42, 42, 15, 5, 0, 0 },
    { "work", "input.cpp", "open", 42, 42, 31, 6, 0, 0 },
    { "*f", "input.cpp", "all", 47, 47, 72, 5, 0, 1 },
    { "box", "input.cpp", "all", 47, 47, 74, 7, 0, 0 },
    { "*f", "input.cpp", "all", 47, 47, 92, 5, 0, 1 },
    { "box", "input.cpp", "all", 47, 47, 94, 7, 0, 1 },
    { "named", "input.cpp", "use", 48, 48, 30, 7, 0, 0 },
    { "open", "input.cpp", "use", 48, 48, 44, 7, 0, 0 },
    { "derived::derived", "input.cpp", "use", 48, 48, 65, 7, 0, 0 },
    { "derived_open::derived_open", "input.cpp", "use", 48, 48, 79, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(47)

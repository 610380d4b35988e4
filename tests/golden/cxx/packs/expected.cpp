#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
/* As many operands as the pack has elements. */
template <class T> T &&forward(T &t) { return static_cast<T &&>(t); }
template <class... A> int take(A &&...a);
template <class... A> struct holder { holder(A &&...a); int n; };
int number(int);

template <class... A> int all(A &&...a) { ::weft::point weft_p0_0, weft_p0_1; return ::weft::either(weft_p0_0, (WEFT_OPEN(weft_p0_0, 0, static_cast<unsigned>(sizeof...(a))), take(::weft::ready(weft_p0_0, ::weft::same(weft_p0_1, (WEFT_OPEN(weft_p0_1, 1, 0), forward<A>(a))))...))); }
template <class... A> int some(A &&...a) { ::weft::point weft_p1_0, weft_p1_1, weft_p1_2, weft_p1_3; return ::weft::either(weft_p1_0, (WEFT_OPEN(weft_p1_0, 2, 2 + static_cast<unsigned>(sizeof...(a))), take(::weft::ready(weft_p1_0, ::weft::value(weft_p1_1, (WEFT_OPEN(weft_p1_1, 3, 0), number(1)))), ::weft::ready(weft_p1_0, ::weft::same(weft_p1_2, (WEFT_OPEN(weft_p1_2, 4, 0), forward<A>(a))))..., ::weft::ready(weft_p1_0, ::weft::value(weft_p1_3, (WEFT_OPEN(weft_p1_3, 5, 0), number(2))))))); }
template <class... A> int values(A... a) { ::weft::point weft_p2_0, weft_p2_1; return ::weft::either(weft_p2_0, (WEFT_OPEN(weft_p2_0, 6, static_cast<unsigned>(sizeof...(a))), take(::weft::ready(weft_p2_0, ::weft::either(weft_p2_1, (WEFT_OPEN(weft_p2_1, 7, 0), number(a))))...))); }
template <class... A> int declared(A &&...a) { ::weft::point weft_p3_0; holder<A...> h(::weft::same(weft_p3_0, (WEFT_OPEN(weft_p3_0, 8, 0), forward<A>(a)))...); return h.n; }
template <class... A> int nobody(A &&...a) { ::weft::point weft_p4_0, weft_p4_1, weft_p4_2; return (WEFT_HOLD(weft_p4_0, 9, static_cast<unsigned>(sizeof...(a)) + static_cast<unsigned>(sizeof...(a))), take(::weft::until(weft_p4_0, ::weft::ready_either(weft_p4_0, ::weft::either(weft_p4_1, (WEFT_OPEN(weft_p4_1, 10, 0), forward<A>(a))))).weft_it()..., ::weft::until(weft_p4_0, ::weft::ready_either(weft_p4_0, ::weft::either(weft_p4_2, (WEFT_OPEN(weft_p4_2, 11, 0), a.size())))).weft_it()...)); }
template <class... A> int types() { ::weft::point weft_p5_0, weft_p5_1; return (WEFT_HOLD(weft_p5_0, 12, 0), take(sizeof(A)..., ::weft::either(weft_p5_1, (WEFT_OPEN(weft_p5_1, 13, 0), A::make()))...)); } // the pack has no name among the function's parameters

int use(int n)
{ ::weft::guarded weft_p6_0, weft_p6_1, weft_p6_2, weft_p6_3, weft_p6_4, weft_p6_5;
    return ::weft::value(weft_p6_0, (WEFT_OPEN_GUARDED(weft_p6_0, 14, 0), all())) + ::weft::value(weft_p6_1, (WEFT_OPEN_GUARDED(weft_p6_1, 15, 0), all(n))) + ::weft::value(weft_p6_2, (WEFT_OPEN_GUARDED(weft_p6_2, 16, 0), all(n, 2))) + ::weft::value(weft_p6_3, (WEFT_OPEN_GUARDED(weft_p6_3, 17, 0), some(n, 3))) + ::weft::value(weft_p6_4, (WEFT_OPEN_GUARDED(weft_p6_4, 18, 0), values(1, 2, 3))) + ::weft::value(weft_p6_5, (WEFT_OPEN_GUARDED(weft_p6_5, 19, 0), declared(n, 4)));
}

// Whatever the calls of a fold over commas give, nobody sees it where the fold is a statement.
template <class... F> void each(F &&...f)
{ ::weft::point weft_p7_0;
    ((WEFT_OPEN(weft_p7_0, 20, 0), static_cast<F &&>(f)(), ::weft::leave(weft_p7_0)), ...);
    (..., (WEFT_OPEN(weft_p7_0, 21, 0), f(), ::weft::leave(weft_p7_0)));
}
static const weft_site weft_sites[] = {
    { "take", "input.cpp", "all", 7, 7, 50, 4, 0, 0 },
    { "forward", "input.cpp", "all", 7, 7, 55, 6, 0, 0 },
    { "take", "input.cpp", "some", 8, 8, 51, 4, 0, 0 },
    { "number", "input.cpp", "some", 8, 8, 56, 5, 0, 0 },
    { "forward", "input.cpp", "some", 8, 8, 67, 6, 0, 0 },
    { "number", "input.cpp", "some", 8, 8, 85, 5, 0, 0 },
    { "take", "input.cpp", "values", 9, 9, 51, 4, 0, 0 },
    { "number", "input.cpp", "values", 9, 9, 56, 6, 0, 0 },
    { "forward", "input.cpp", "declared", 10, 10, 63, 6, 0, 0 },
    { "take", "input.cpp", "nobody", 11, 11, 53, 4, 0, 0 },
    { "forward", "input.cpp", "nobody", 11, 11, 58, 6, 0, 0 },
    { "size", "input.cpp", "nobody", 11, 11, 76, 6, 0, 0 },
    { "take", "input.cpp", "types", 12, 12, 44, 4, 0, 1 },
    { "A::make", "input.cpp", "types", 12, 12, 63, 6, 0, 0 },
    { "all", "input.cpp", "use", 16, 16, 12, 9, 0, 0 },
    { "all", "input.cpp", "use", 16, 16, 20, 9, 0, 0 },
    { "all", "input.cpp", "use", 16, 16, 29, 8, 0, 0 },
    { "some", "input.cpp", "use", 16, 16, 41, 7, 0, 0 },
    { "values", "input.cpp", "use", 16, 16, 54, 6, 0, 0 },
    { "declared", "input.cpp", "use", 16, 16, 72, 5, 0, 0 },
    { "<expression>", "input.cpp", "each", 22, 22, 6, 3, 0, 0 },
    { "*f", "input.cpp", "each", 23, 23, 11, 3, 0, 0 },
};
WEFT_UNIT_DEFINE(22)

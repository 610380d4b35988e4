#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// In a constexpr function: states that have a value, and before C++20 no guards.
struct pair_of_ints {
    int a, b;
};
struct counted {
    int n;
    constexpr counted(int x) : n(x) {}
    constexpr counted(const counted &other) : n(other.n) {}
};
constexpr int square(int x) { return x * x; }
constexpr pair_of_ints both(int x) { ::weft::point weft_p0_0{}; return { ::weft::value(weft_p0_0, (WEFT_OPEN_CONSTANT(weft_p0_0, 0, 0), square(x))), x }; }
constexpr counted count(int x) { ::weft::point weft_p1_0{}; return counted(::weft::value(weft_p1_0, (WEFT_OPEN_CONSTANT(weft_p1_0, 1, 0), square(x)))); }
constexpr int power(int x, int n)
{ ::weft::point weft_p2_0{}, weft_p2_1{};
    int result = 1;
    for (int i = 0; i < n; i++)
        result *= ::weft::value(weft_p2_0, (WEFT_OPEN_CONSTANT(weft_p2_0, 2, 0), square(x)));
    return result + ::weft::same(weft_p2_0, (WEFT_OPEN_CONSTANT(weft_p2_0, 3, 0), both(n))).a + ::weft::same(weft_p2_1, (WEFT_OPEN_CONSTANT(weft_p2_1, 4, 0), count(n))).n;
}
struct holder {
    int n = square(2);
    int m;
    constexpr holder(int x) : m(square(x)) { ::weft::point weft_p3_0{}; m += ::weft::value(weft_p3_0, (WEFT_OPEN_CONSTANT(weft_p3_0, 5, 0), square(n))); }
};
template <class T> constexpr T twice(T t) { ::weft::point weft_p4_0{}, weft_p4_1{}; return ::weft::either(weft_p4_0, (WEFT_OPEN_CONSTANT(weft_p4_0, 6, 0), square(t))) + ::weft::either(weft_p4_1, (WEFT_OPEN_CONSTANT(weft_p4_1, 7, 0), square(t))); }
static_assert(power(2, 1) == 6 && twice(2) == 8 && holder(1).m == 17, "");
int use(int n)
{ ::weft::point weft_p5_0, weft_p5_1, weft_p5_2;
    auto f = [](int x) constexpr { ::weft::point weft_p6_0{}; return ::weft::value(weft_p6_0, (WEFT_OPEN_CONSTANT(weft_p6_0, 8, 0), square(x))); };
    return ::weft::value(weft_p5_0, (WEFT_OPEN(weft_p5_0, 9, 0), power(n, 2))) + ::weft::value(weft_p5_1, (WEFT_OPEN(weft_p5_1, 10, 0), f(n))) + ::weft::same(weft_p5_2, (WEFT_OPEN(weft_p5_2, 11, 0), holder(n))).m;
}
static const weft_site weft_sites[] = {
    { "square", "input.cpp", "both", 11, 11, 47, 5, 0, 0 },
    { "square", "input.cpp", "count", 12, 12, 49, 6, 0, 0 },
    { "square", "input.cpp", "power", 17, 17, 19, 5, 0, 0 },
    { "both", "input.cpp", "power", 18, 18, 21, 7, 0, 0 },
    { "count", "input.cpp", "power", 18, 18, 33, 6, 0, 0 },
    { "square", "input.cpp", "holder::holder", 23, 23, 51, 5, 0, 0 },
    { "square", "input.cpp", "twice", 25, 25, 52, 5, 0, 0 },
    { "square", "input.cpp", "twice", 25, 25, 64, 5, 0, 0 },
    { "square", "input.cpp", "use", 29, 29, 43, 8, 0, 0 },
    { "power", "input.cpp", "use", 30, 30, 12, 6, 0, 0 },
    { "<lambda>::operator()", "input.cpp", "use", 30, 30, 26, 6, 0, 0 },
    { "holder::holder", "input.cpp", "use", 30, 30, 33, 7, 0, 0 },
};
WEFT_UNIT_DEFINE(12)

#include <weft/probe.hpp>
WEFT_UNIT_DECLARE WEFT_STATES(3);
#line 1 "input.cpp"
// Where nothing runs, or where nothing may stand in the way.
#include <typeinfo>
constexpr int square(int x) { return x * x; }
int f(int x = square(3));
constexpr int power(int x) { ::weft::point weft_p0_0{}, weft_p0_1{}; return ::weft::value(weft_p0_0, (WEFT_OPEN_CONSTANT(weft_p0_0, 0, 0), square(x))) * ::weft::value(weft_p0_1, (WEFT_OPEN_CONSTANT(weft_p0_1, 1, 0), square(x))); }
consteval int at_once(int x) { return square(x); }
enum { CONSTANT = square(2) };
struct bits {
    int width : square(2);
};
static_assert(square(2) == 4, "");
const int four = square(2);
constexpr int nine = square(3);
int started = square(4);
template <int N> int templated(int x) { return x + N; }
template <class T> concept sized = requires(T t) { t.size(); };
template <class T> int constrained(T t) requires(square(2) == 4) { return t.size(); }
void may_throw(int x) noexcept(noexcept(f(x)));
int use(int x)
{ ::weft::point weft_p1_0, weft_p1_1;
    int array[square(2)] = { ::weft::value(weft_p1_0, (WEFT_OPEN(weft_p1_0, 2, 0), f(1))) };
    decltype(f(2)) y = ::weft::value(weft_p1_0, (WEFT_OPEN(weft_p1_0, 3, 0), f(3))) + int(sizeof(f(4))) + noexcept(f(5)) + (::weft::value(weft_p1_1, (WEFT_OPEN(weft_p1_1, 4, 1), ::weft::ready(weft_p1_1, typeid(f(6))) == typeid(int))));
    if constexpr (square(2) == 4)
        y += ::weft::value(weft_p1_0, (WEFT_OPEN(weft_p1_0, 5, 0), templated<square(3)>(x))) + at_once(2);
    switch (x) {
    case square(5):
        return array[0];
    }
    return y + four + nine + __builtin_classify_type(f(8)) + __builtin_call_with_static_chain(f(9), &x);
}
struct known {
    int n = square(6), started = 1;
    static consteval int make(int x) { return square(x); }
};
struct unknown {
    int n = ::weft::value(weft_s[0], (WEFT_OPEN_KEPT(weft_s[0], 6, 0), f(7)));
};
constexpr known six;
int use_known() { ::weft::point weft_p2_0; return known::make(2) + six.n + ::weft::same(weft_p2_0, (WEFT_OPEN(weft_p2_0, 7, 0), unknown())).n; }

template <class T> constexpr int rank() { return sizeof(T); }
template <class T> struct ranked {
    static const int in_class = rank<T>(); // of the constants that the class may need
    inline static int written = (WEFT_HOLD_KEPT(weft_s[1], 8, 0), rank<T>());
    static const int outside;
};
template <class T> const int ranked<T>::outside = (WEFT_HOLD_KEPT(weft_s[2], 9, 0), rank<T>());
static const weft_site weft_sites[] = {
    { "square", "input.cpp", "power", 5, 5, 37, 5, 0, 0 },
    { "square", "input.cpp", "power", 5, 5, 49, 5, 0, 0 },
    { "f", "input.cpp", "use", 21, 21, 30, 6, 0, 0 },
    { "f", "input.cpp", "use", 22, 22, 24, 8, 0, 0 },
    { "std::type_info::operator==", "input.cpp", "use", 22, 22, 69, 6, 0, 0 },
    { "templated", "input.cpp", "use", 24, 24, 14, 6, 0, 0 },
    { "f", "input.cpp", "", 36, 36, 13, 3, 0, 0 },
    { "unknown::unknown", "input.cpp", "use_known", 39, 39, 51, 6, 0, 0 },
    { "rank", "input.cpp", "", 44, 44, 33, 3, 0, 0 },
    { "rank", "input.cpp", "", 47, 47, 51, 2, 0, 0 },
};
WEFT_UNIT_DEFINE(10)

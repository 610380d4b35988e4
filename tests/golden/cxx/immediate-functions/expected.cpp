#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// Calls of consteval functions are the compiler's; those of functions that ask where they are evaluated are not.
#define IMMEDIATE consteval
extern "C" int puts(const char *);
consteval int twice(int n) { return 2 * n; }
IMMEDIATE int thrice(int n) { return 3 * n; }
constexpr int either(int n)
{ ::weft::point weft_p0_0{};
    if consteval {
        return n;
    } else {
        return ::weft::value(weft_p0_0, (WEFT_OPEN_CONSTANT(weft_p0_0, 0, 0), puts("at run time"))) > 0 ? n + 1 : 0;
    }
}
constexpr int later(int n)
{ ::weft::point weft_p1_0{};
    if !consteval {
        (WEFT_OPEN_CONSTANT(weft_p1_0, 1, 0), puts("later"), ::weft::leave(weft_p1_0));
    }
    return n;
}
struct box {
    int n;
    static consteval int size() { return 4; }
    consteval box(int m) : n(m) {}
    constexpr int get() const { return n; }
};
int consteval_is_a_part_of_my_name(int n) { return n; }
int main()
{ ::weft::guarded weft_p2_0, weft_p2_1, weft_p2_2, weft_p2_3;
    constexpr int known = either(1);
    int seen = ::weft::value(weft_p2_0, (WEFT_OPEN_GUARDED(weft_p2_0, 2, 0), either(2))) + ::weft::value(weft_p2_1, (WEFT_OPEN_GUARDED(weft_p2_1, 3, 1), later(::weft::ready_value(weft_p2_1, ::weft::value(weft_p2_2, (WEFT_OPEN_GUARDED(weft_p2_2, 4, 0), either(3))))))) + twice(4) + thrice(5) + box::size() + ::weft::value(weft_p2_3, (WEFT_OPEN_GUARDED(weft_p2_3, 5, 1), ::weft::ready(weft_p2_3, box(6)).get()));
    return known + seen + ::weft::value(weft_p2_0, (WEFT_OPEN_GUARDED(weft_p2_0, 6, 0), consteval_is_a_part_of_my_name(7))) == 1 + 3 + 4 + 8 + 15 + 4 + 6 + 7 ? 0 : 1;
}
static const weft_site weft_sites[] = {
    { "puts", "input.cpp", "either", 11, 11, 16, 8, 0, 0 },
    { "puts", "input.cpp", "later", 17, 17, 9, 5, 0, 0 },
    { "either", "input.cpp", "main", 31, 31, 16, 10, 0, 0 },
    { "later", "input.cpp", "main", 31, 31, 28, 10, 0, 0 },
    { "either", "input.cpp", "main", 31, 31, 34, 11, 0, 0 },
    { "box::get", "input.cpp", "main", 31, 31, 84, 6, 0, 0 },
    { "consteval_is_a_part_of_my_name", "input.cpp", "main", 32, 32, 27, 7, 0, 0 },
};
WEFT_UNIT_DEFINE(7)

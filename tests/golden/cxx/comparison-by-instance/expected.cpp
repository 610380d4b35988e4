#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// Comparisons in templates that are rewritten in their instances: operands change places, and < is written with <=> ([over.match.oper]/3.4).
struct null_t {
    template <class E> constexpr bool operator==(const E other) const
    {
        return other == E(-1);
    }
    template <class E> constexpr int operator<=>(const E other) const
    {
        return int(other);
    }
};
inline constexpr null_t null{};
enum class entity : unsigned {};
template <class E> int check(E e)
{ ::weft::guarded weft_p0_0;
    int n = 0;
    if (::weft::either(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 0, 0), e != null)))
        n++;
    if (::weft::either(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 1, 0), null != e)))
        n += 2;
    if (::weft::either(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 2, 0), e == null)))
        n += 4;
    if (::weft::either(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 3, 0), null == e)))
        n += 8;
    if ((WEFT_HOLD(weft_p0_0, 4, 0), e < null))
        n += 16;
    if ((WEFT_HOLD(weft_p0_0, 5, 0), null >= e))
        n += 32;
    return n;
}
template <class E> struct set {
    int check(E e)
    { ::weft::point weft_p1_0, weft_p1_1, weft_p1_2;
        E f = e;
        return (::weft::either(weft_p1_0, (WEFT_OPEN(weft_p1_0, 6, 0), f != null)) && ::weft::either(weft_p1_1, (WEFT_OPEN(weft_p1_1, 7, 0), e == null))) + (::weft::either(weft_p1_2, (WEFT_OPEN(weft_p1_2, 8, 0), f == null)));
    }
};
int use()
{ ::weft::point weft_p2_0, weft_p2_1, weft_p2_2;
    return ::weft::value(weft_p2_0, (WEFT_OPEN(weft_p2_0, 9, 0), check(entity{ 3 }))) + ::weft::value(weft_p2_1, (WEFT_OPEN(weft_p2_1, 10, 1), ::weft::ready(weft_p2_1, ::weft::same(weft_p2_2, (WEFT_OPEN(weft_p2_2, 11, 0), set<entity>()))).check(entity{})));
}
static const weft_site weft_sites[] = {
    { "operator!=", "input.cpp", "check", 17, 17, 9, 4, 0, 0 },
    { "operator!=", "input.cpp", "check", 19, 19, 9, 4, 0, 0 },
    { "operator==", "input.cpp", "check", 21, 21, 9, 4, 0, 0 },
    { "operator==", "input.cpp", "check", 23, 23, 9, 4, 0, 0 },
    { "operator<", "input.cpp", "check", 25, 25, 9, 4, 0, 0 },
    { "operator>=", "input.cpp", "check", 27, 27, 9, 4, 0, 0 },
    { "operator!=", "input.cpp", "set::check", 35, 35, 17, 7, 0, 0 },
    { "operator==", "input.cpp", "set::check", 35, 35, 30, 7, 0, 0 },
    { "operator==", "input.cpp", "set::check", 35, 35, 44, 6, 0, 0 },
    { "check", "input.cpp", "use", 40, 40, 12, 5, 0, 0 },
    { "set::check", "input.cpp", "use", 40, 40, 33, 5, 0, 0 },
    { "set::set", "input.cpp", "use", 40, 40, 33, 7, 0, 0 },
};
WEFT_UNIT_DEFINE(12)

#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// Unary operators of what depends on parameters: those that no instance calls are the language's, and no points.
struct T {
    int v;
    const T &operator*() const;
    T operator-() const;
    T &operator++();
    T operator++(int);
};
T operator*(const T &a, int x);
T operator~(const T &a);
bool operator!(const T &a);
template <class Y> int of_numbers(Y b, Y *p)
{
    int v = 0, w = 0;
    *(b ? &v : &w) = ~b + (-b), ++b, b++;
    return *p + *(p) + !b + *&v;
}
template <class Y> int of_objects(Y b)
{ ::weft::guarded weft_p0_0, weft_p0_1, weft_p0_2, weft_p0_3;
    const Y &c = ::weft::either(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 0, 1), ~::weft::ready(weft_p0_0, ::weft::either(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 1, 0), *b)))));
    auto d = ::weft::either(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 2, 0), -b));
    return (::weft::either(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 3, 0), !c)) ? 1 : (::weft::either(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 4, 0), -c))).v) + (::weft::either(weft_p0_2, (WEFT_OPEN_GUARDED(weft_p0_2, 5, 0), ++d))).v + ::weft::either(weft_p0_3, (WEFT_OPEN_GUARDED(weft_p0_3, 6, 0), d++)).v;
}
template <class Y> bool of_both(Y b)
{
    return !b;
}
template <class Y> auto of_none(Y b)
{ ::weft::point weft_p1_0;
    return -::weft::either(weft_p1_0, (WEFT_OPEN(weft_p1_0, 7, 0), ~b));
}
int main()
{ ::weft::point weft_p2_0, weft_p2_1, weft_p2_2, weft_p2_3;
    int n = 1;
    return ::weft::value(weft_p2_0, (WEFT_OPEN(weft_p2_0, 8, 0), of_numbers(2, &n))) + ::weft::value(weft_p2_1, (WEFT_OPEN(weft_p2_1, 9, 0), of_objects(T{ 3 }))) + ::weft::value(weft_p2_2, (WEFT_OPEN(weft_p2_2, 10, 0), of_both(4))) + ::weft::value(weft_p2_3, (WEFT_OPEN(weft_p2_3, 11, 0), of_both(T{ 5 })));
}
static const weft_site weft_sites[] = {
    { "operator~", "input.cpp", "of_objects", 20, 20, 18, 5, 0, 0 },
    { "operator*", "input.cpp", "of_objects", 20, 20, 19, 6, 0, 0 },
    { "operator-", "input.cpp", "of_objects", 21, 21, 14, 5, 0, 0 },
    { "operator!", "input.cpp", "of_objects", 22, 22, 13, 7, 0, 0 },
    { "operator-", "input.cpp", "of_objects", 22, 22, 23, 8, 0, 0 },
    { "operator++", "input.cpp", "of_objects", 22, 22, 33, 7, 0, 0 },
    { "operator++", "input.cpp", "of_objects", 22, 22, 42, 6, 0, 0 },
    { "operator~", "input.cpp", "of_none", 30, 30, 13, 5, 0, 0 },
    { "of_numbers", "input.cpp", "main", 35, 35, 12, 7, 0, 0 },
    { "of_objects", "input.cpp", "main", 35, 35, 32, 7, 0, 0 },
    { "of_both", "input.cpp", "main", 35, 35, 53, 6, 0, 0 },
    { "of_both", "input.cpp", "main", 35, 35, 66, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(12)

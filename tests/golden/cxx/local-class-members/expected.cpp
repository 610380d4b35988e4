#include <weft/probe.hpp>
WEFT_UNIT_DECLARE WEFT_STATES(6);
#line 1 "input.cpp"
// What initialises the members of a class in a function runs in its constructor, which has none of the function's variables.
struct A {
    int n;
    A(int n);
    A(const A &other);
};
int f(int n);

int of_class(int n)
{ ::weft::point weft_p0_0, weft_p0_1, weft_p0_2;
    struct Local {
        int a = ::weft::value(weft_s[0], (WEFT_OPEN_KEPT(weft_s[0], 0, 0), f(1)));
        A b{::weft::value(weft_s[1], (WEFT_OPEN_KEPT(weft_s[1], 1, 0), f(2)))};
        A c = (WEFT_HOLD_KEPT(weft_s[2], 2, 1), A(::weft::ready_value(weft_s[2], ::weft::value(weft_s[3], (WEFT_OPEN_KEPT(weft_s[3], 3, 0), f(3))))));
        int d = [] { return f(4); }();
        int method() { ::weft::point weft_p1_0; return ::weft::value(weft_p1_0, (WEFT_OPEN(weft_p1_0, 4, 0), f(5))); }
        struct Inner {
            int e = ::weft::value(weft_s[4], (WEFT_OPEN_KEPT(weft_s[4], 5, 0), f(6)));
        } inner;
    };
    auto lambda = [](int n) { ::weft::point weft_p2_0, weft_p2_1;
        struct InLambda {
            int g = ::weft::value(weft_s[5], (WEFT_OPEN_KEPT(weft_s[5], 6, 0), f(7)));
        };
        return ::weft::same(weft_p2_0, (WEFT_OPEN(weft_p2_0, 7, 0), InLambda())).g + ::weft::value(weft_p2_1, (WEFT_OPEN(weft_p2_1, 8, 0), f(n)));
    };
    return ::weft::value(weft_p0_0, (WEFT_OPEN(weft_p0_0, 9, 0), f(n))) + ::weft::same(weft_p0_1, (WEFT_OPEN(weft_p0_1, 10, 0), Local())).a + ::weft::value(weft_p0_2, (WEFT_OPEN(weft_p0_2, 11, 0), lambda(8)));
}
static const weft_site weft_sites[] = {
    { "f", "input.cpp", "of_class", 12, 12, 17, 6, 0, 0 },
    { "f", "input.cpp", "of_class", 13, 13, 13, 7, 0, 0 },
    { "A::A", "input.cpp", "of_class", 14, 14, 15, 7, 0, 0 },
    { "f", "input.cpp", "of_class", 14, 14, 17, 8, 0, 0 },
    { "f", "input.cpp", "Local::method", 16, 16, 31, 8, 0, 0 },
    { "f", "input.cpp", "of_class", 18, 18, 21, 7, 0, 0 },
    { "f", "input.cpp", "of_class", 23, 23, 21, 10, 0, 0 },
    { "InLambda::InLambda", "input.cpp", "of_class", 25, 25, 16, 10, 0, 0 },
    { "f", "input.cpp", "of_class", 25, 25, 31, 9, 0, 0 },
    { "f", "input.cpp", "of_class", 27, 27, 12, 6, 0, 0 },
    { "Local::Local", "input.cpp", "of_class", 27, 27, 19, 7, 0, 0 },
    { "<lambda>::operator()", "input.cpp", "of_class", 27, 27, 31, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(12)

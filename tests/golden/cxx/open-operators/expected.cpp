#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// Operators in templates that are chosen when the parameters are known: their names, and which are calls in all instances.
struct Sum {
    int n;
    Sum(int n);
    Sum operator+(const Sum &other) const;
    bool operator<(const Sum &other) const;
    Sum &operator+=(int n);
};
struct Other {};
Other operator+(Other, Other); // without these the front end shows no call
bool operator<(Other, Other);
Other &operator+=(Other &, int);
Sum sum(int n);

template <class T> T called(T a, T b)
{ ::weft::point weft_p0_0, weft_p0_1, weft_p0_2;
    (WEFT_OPEN(weft_p0_0, 0, 0), a += 1, ::weft::leave(weft_p0_0));
    return ::weft::either(weft_p0_0, (WEFT_OPEN(weft_p0_0, 1, 0), a < b)) ? ::weft::either(weft_p0_1, (WEFT_OPEN(weft_p0_1, 2, 0), a + b)) : ::weft::either(weft_p0_2, (WEFT_OPEN(weft_p0_2, 3, 0), b + a));
}

template <class T> T mixed(T a, T b)
{
    a += 1;
    return a < b ? a + b : T(2);
}

template <class T> T built_in(T a, T b) { return a < b ? a + b : b; }

int use()
{ ::weft::guarded weft_p1_0, weft_p1_1, weft_p1_2;
    (WEFT_OPEN_GUARDED(weft_p1_0, 4, 2), called(::weft::ready_value(weft_p1_0, ::weft::value(weft_p1_1, (WEFT_OPEN_GUARDED(weft_p1_1, 5, 0), sum(1)))), ::weft::ready_value(weft_p1_0, ::weft::value(weft_p1_2, (WEFT_OPEN_GUARDED(weft_p1_2, 6, 0), sum(2))))), ::weft::leave(weft_p1_0));
    (WEFT_OPEN_GUARDED(weft_p1_0, 7, 2), mixed(::weft::ready_value(weft_p1_0, ::weft::value(weft_p1_1, (WEFT_OPEN_GUARDED(weft_p1_1, 8, 0), sum(3)))), ::weft::ready_value(weft_p1_0, ::weft::value(weft_p1_2, (WEFT_OPEN_GUARDED(weft_p1_2, 9, 0), sum(4))))), ::weft::leave(weft_p1_0));
    return ::weft::value(weft_p1_0, (WEFT_OPEN_GUARDED(weft_p1_0, 10, 0), mixed(5, 6))) + ::weft::value(weft_p1_1, (WEFT_OPEN_GUARDED(weft_p1_1, 11, 0), built_in(7, 8)));
}
static const weft_site weft_sites[] = {
    { "operator+=", "input.cpp", "called", 17, 17, 5, 3, 0, 0 },
    { "operator<", "input.cpp", "called", 18, 18, 12, 5, 0, 0 },
    { "operator+", "input.cpp", "called", 18, 18, 20, 5, 0, 0 },
    { "operator+", "input.cpp", "called", 18, 18, 28, 5, 0, 0 },
    { "called", "input.cpp", "use", 31, 31, 5, 3, 0, 0 },
    { "sum", "input.cpp", "use", 31, 31, 12, 4, 0, 0 },
    { "sum", "input.cpp", "use", 31, 31, 20, 4, 0, 0 },
    { "mixed", "input.cpp", "use", 32, 32, 5, 3, 0, 0 },
    { "sum", "input.cpp", "use", 32, 32, 11, 4, 0, 0 },
    { "sum", "input.cpp", "use", 32, 32, 19, 4, 0, 0 },
    { "mixed", "input.cpp", "use", 33, 33, 12, 5, 0, 0 },
    { "built_in", "input.cpp", "use", 33, 33, 26, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(12)

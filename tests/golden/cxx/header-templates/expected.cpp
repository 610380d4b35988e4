#include <weft/probe.hpp>
WEFT_UNIT_DECLARE WEFT_STATES(1);
#line 1 "input.cpp"
/* Templates, inline functions and methods of a header; its macros. */
# 1 "box.hpp" 1
            
#define NEXT(x) next(x)
int next(int);
namespace lib {
template <class T> class box {
    T value;

public:
    explicit box(T v) : value( ::weft::either(weft_s[0], (WEFT_OPEN_KEPT(weft_s[0], 0, 0), next(v))) ) {}
    T get() const { ::weft::point weft_p0_0; return ::weft::either(weft_p0_0, (WEFT_OPEN(weft_p0_0, 1, 0), pick(value, 1))); }
    template <class F> auto map(F f) const -> decltype(f(value)) { ::weft::point weft_p1_0, weft_p1_1; return ::weft::either(weft_p1_0, (WEFT_OPEN(weft_p1_0, 2, 1), f(::weft::ready_either(weft_p1_0, ::weft::either(weft_p1_1, (WEFT_OPEN(weft_p1_1, 3, 0), get())))))); }
    static T pick(const T &v, int n);
};
template <class T> T box<T>::pick(const T &v, int n)
{ ::weft::point weft_p2_0, weft_p2_1;
    return ::weft::either(weft_p2_0, (WEFT_OPEN(weft_p2_0, 4, 0), next(v))) +  ::weft::value(weft_p2_1, (WEFT_OPEN(weft_p2_1, 5, 0), next(n))) ;
}
inline int sum(int a, int b)
{ ::weft::point weft_p3_0, weft_p3_1, weft_p3_2;
    return ::weft::value(weft_p3_0, (WEFT_OPEN(weft_p3_0, 6, 0), next(a))) +
            ::weft::value(weft_p3_1, (WEFT_OPEN(weft_p3_1, 7, 1), next(::weft::ready_value(weft_p3_1, ::weft::value(weft_p3_2, (WEFT_OPEN(weft_p3_2, 8, 0), next(b))))))) ;
}
} // namespace lib
# 3 "input.cpp" 2
int caller(int x)
{ ::weft::guarded weft_p4_0, weft_p4_1, weft_p4_2, weft_p4_3;
    lib::box<int> b((WEFT_HOLD(weft_p4_0, 9, 1), ::weft::ready_value(weft_p4_0, ::weft::value(weft_p4_1, (WEFT_OPEN_GUARDED(weft_p4_1, 10, 0), next(x))))));
    return ::weft::value(weft_p4_0, (WEFT_OPEN_GUARDED(weft_p4_0, 11, 0), b.get())) + ::weft::value(weft_p4_1, (WEFT_OPEN_GUARDED(weft_p4_1, 12, 0), lib::sum(x, 1))) +  ::weft::value(weft_p4_2, (WEFT_OPEN_GUARDED(weft_p4_2, 13, 1), next(::weft::ready_value(weft_p4_2, ::weft::value(weft_p4_3, (WEFT_OPEN_GUARDED(weft_p4_3, 14, 0), b.map([](int v) { ::weft::point weft_p5_0; return ::weft::value(weft_p5_0, (WEFT_OPEN(weft_p5_0, 15, 0), next(v))); }))))))) ;
}
static const weft_site weft_sites[] = {
    { "next", "box.hpp", "lib::box::box", 9, 9, 31, 4, 0, 0 },
    { "lib::box::pick", "box.hpp", "lib::box::get", 10, 10, 28, 6, 0, 0 },
    { "*f", "box.hpp", "lib::box::map", 11, 11, 75, 6, 0, 0 },
    { "lib::box::get", "box.hpp", "lib::box::map", 11, 11, 77, 7, 0, 0 },
    { "next", "box.hpp", "lib::box::pick", 16, 16, 12, 6, 0, 0 },
    { "next", "box.hpp", "lib::box::pick", 16, 16, 22, 6, 0, 0 },
    { "next", "box.hpp", "lib::sum", 20, 20, 12, 6, 0, 0 },
    { "next", "box.hpp", "lib::sum", 21, 21, 12, 6, 0, 0 },
    { "next", "box.hpp", "lib::sum", 21, 21, 12, 7, 0, 0 },
    { "lib::box::box", "input.cpp", "caller", 5, 5, 19, 5, 0, 0 },
    { "next", "input.cpp", "caller", 5, 5, 21, 6, 0, 0 },
    { "lib::box::get", "input.cpp", "caller", 6, 6, 12, 6, 0, 0 },
    { "lib::sum", "input.cpp", "caller", 6, 6, 22, 6, 0, 0 },
    { "next", "input.cpp", "caller", 6, 6, 39, 5, 0, 0 },
    { "lib::box::map", "input.cpp", "caller", 6, 6, 39, 6, 0, 0 },
    { "next", "input.cpp", "caller", 6, 6, 39, 10, 0, 0 },
};
WEFT_UNIT_DEFINE(16)

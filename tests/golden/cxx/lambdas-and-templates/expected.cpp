#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// Each lambda's body has its own states. In templates what depends on a parameter is matched by its written name.
template <class T> int size(const T &t);
int f(int);
template <class T> struct box {
    T t;
    int count(int x) { ::weft::point weft_p0_0, weft_p0_1, weft_p0_2, weft_p0_3; return ::weft::either(weft_p0_0, (WEFT_OPEN(weft_p0_0, 0, 0), size(t))) + ::weft::value(weft_p0_1, (WEFT_OPEN(weft_p0_1, 1, 0), f(x))) + ::weft::value(weft_p0_2, (WEFT_OPEN(weft_p0_2, 2, 1), count(::weft::ready_value(weft_p0_2, ::weft::value(weft_p0_3, (WEFT_OPEN(weft_p0_3, 3, 0), f(x - 1))))))); }
    T get() { ::weft::point weft_p1_0; return (WEFT_HOLD(weft_p1_0, 4, 0), t.get()); }
    void clear() { ::weft::point weft_p2_0, weft_p2_1; (WEFT_OPEN(weft_p2_0, 5, 1), t.clear(::weft::ready(weft_p2_0, ::weft::value(weft_p2_1, (WEFT_OPEN(weft_p2_1, 6, 0), f(1))))), ::weft::leave(weft_p2_0)); }
};
int use(int x)
{ ::weft::guarded weft_p3_0, weft_p3_1, weft_p3_2, weft_p3_3, weft_p3_4;
    auto inner = [&](int y) { ::weft::point weft_p4_0, weft_p4_1; return ::weft::value(weft_p4_0, (WEFT_OPEN(weft_p4_0, 7, 0), f(x))) + ::weft::value(weft_p4_1, (WEFT_OPEN(weft_p4_1, 8, 0), f(y))); };
    auto generic = [x](auto y) { ::weft::point weft_p5_0, weft_p5_1; return ::weft::value(weft_p5_0, (WEFT_OPEN(weft_p5_0, 9, 0), f(x))) + ::weft::either(weft_p5_1, (WEFT_OPEN(weft_p5_1, 10, 0), y.size())); };
    struct local {
        int size() { ::weft::point weft_p6_0; return ::weft::value(weft_p6_0, (WEFT_OPEN(weft_p6_0, 11, 0), f(1))); }
    };
    return ::weft::value(weft_p3_0, (WEFT_OPEN_GUARDED(weft_p3_0, 12, 1), inner(::weft::ready_value(weft_p3_0, ::weft::value(weft_p3_1, (WEFT_OPEN_GUARDED(weft_p3_1, 13, 0), f(2))))))) + ::weft::value(weft_p3_2, (WEFT_OPEN_GUARDED(weft_p3_2, 14, 1), generic(::weft::ready_value(weft_p3_2, ::weft::value(weft_p3_3, (WEFT_OPEN_GUARDED(weft_p3_3, 15, 0), local())))))) + ::weft::value(weft_p3_4, (WEFT_OPEN_GUARDED(weft_p3_4, 16, 0), [] { ::weft::point weft_p7_0; return ::weft::value(weft_p7_0, (WEFT_OPEN(weft_p7_0, 17, 0), f(3))); }()));
}
static const weft_site weft_sites[] = {
    { "size", "input.cpp", "box::count", 6, 6, 31, 7, 0, 0 },
    { "f", "input.cpp", "box::count", 6, 6, 41, 7, 0, 0 },
    { "box::count", "input.cpp", "box::count", 6, 6, 48, 6, 0, 0 },
    { "f", "input.cpp", "box::count", 6, 6, 54, 7, 0, 0 },
    { "get", "input.cpp", "box::get", 7, 7, 22, 5, 0, 0 },
    { "clear", "input.cpp", "box::clear", 8, 8, 20, 4, 0, 0 },
    { "f", "input.cpp", "box::clear", 8, 8, 28, 5, 0, 0 },
    { "f", "input.cpp", "use", 12, 12, 38, 10, 0, 0 },
    { "f", "input.cpp", "use", 12, 12, 45, 10, 0, 0 },
    { "f", "input.cpp", "use", 13, 13, 41, 10, 0, 0 },
    { "size", "input.cpp", "use", 13, 13, 48, 10, 0, 0 },
    { "f", "input.cpp", "local::size", 15, 15, 29, 8, 0, 0 },
    { "<lambda>::operator()", "input.cpp", "use", 17, 17, 12, 6, 0, 0 },
    { "f", "input.cpp", "use", 17, 17, 18, 7, 0, 0 },
    { "<lambda>::operator()", "input.cpp", "use", 17, 17, 26, 6, 0, 0 },
    { "local::local", "input.cpp", "use", 17, 17, 34, 8, 0, 0 },
    { "<lambda>::operator()", "input.cpp", "use", 17, 17, 45, 5, 0, 0 },
    { "f", "input.cpp", "use", 17, 17, 57, 9, 0, 0 },
};
WEFT_UNIT_DEFINE(18)

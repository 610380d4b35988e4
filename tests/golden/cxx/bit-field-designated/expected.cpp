#define WEFT_CALLED_PROBES 1
#include <weft/probe.hpp>
WEFT_UNIT_DECLARE WEFT_STATES_ONCE(4);
#line 1 "input.cpp"
// What designates a bit-field passes by value: no reference binds to it. Also what assigns to one, steps it, or has it behind a comma or as an arm.
struct S {
    unsigned bits : 5;
    unsigned whole;
};
unsigned g(unsigned);
int by_value(unsigned);
int by_reference(const unsigned &);
int plain(S v, S u)
{ ::weft::guarded weft_p0_0, weft_p0_1, weft_p0_2, weft_p0_3, weft_p0_4, weft_p0_5;
    int n = ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 0, 1), by_value(::weft::ready_value(weft_p0_0, (v.bits = ::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 1, 0), g(1)))))))) + ::weft::value(weft_p0_2, (WEFT_OPEN_GUARDED(weft_p0_2, 2, 1), by_reference(::weft::ready_value(weft_p0_2, (v.bits = ::weft::value(weft_p0_3, (WEFT_OPEN_GUARDED(weft_p0_3, 3, 0), g(2))))))));
    n += ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 4, 1), by_reference(::weft::ready_value(weft_p0_0, v.bits += ::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 5, 0), g(3))))))) + ::weft::value(weft_p0_2, (WEFT_OPEN_GUARDED(weft_p0_2, 6, 1), by_reference(::weft::ready_value(weft_p0_2, ++(v.bits = ::weft::value(weft_p0_3, (WEFT_OPEN_GUARDED(weft_p0_3, 7, 0), g(4)))))))) + ::weft::value(weft_p0_4, (WEFT_OPEN_GUARDED(weft_p0_4, 8, 1), by_reference(::weft::ready_value(weft_p0_4, ::weft::value(weft_p0_5, (WEFT_OPEN_GUARDED(weft_p0_5, 9, 0), g(5))) ? v.bits : u.bits))));
    return n + ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 10, 1), by_reference(::weft::ready_value(weft_p0_0, (::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 11, 0), g(6))), v.bits))))) + ::weft::value(weft_p0_2, (WEFT_OPEN_GUARDED(weft_p0_2, 12, 1), by_reference(::weft::ready(weft_p0_2, (v.whole = ::weft::value(weft_p0_3, (WEFT_OPEN_GUARDED(weft_p0_3, 13, 0), g(7))))))));
}
template <class X> int in_template(X a)
{ ::weft::guarded weft_p1_0, weft_p1_1, weft_p1_2, weft_p1_3, weft_p1_4, weft_p1_5;
    S v = { 0, 0 }, u = { 1, 0 };
    int n = ::weft::either(weft_p1_0, (WEFT_OPEN_GUARDED(weft_p1_0, 14, 1), by_value(::weft::ready_value(weft_p1_0, (v.bits = ::weft::either(weft_p1_1, (WEFT_OPEN_GUARDED(weft_p1_1, 15, 0), g(a)))))))) + ::weft::either(weft_p1_2, (WEFT_OPEN_GUARDED(weft_p1_2, 16, 1), by_reference(::weft::ready_value(weft_p1_2, (v.bits = a + ::weft::value(weft_p1_3, (WEFT_OPEN_GUARDED(weft_p1_3, 17, 0), g(2))))))));
    n += ::weft::either(weft_p1_0, (WEFT_OPEN_GUARDED(weft_p1_0, 18, 1), by_reference(::weft::ready_value(weft_p1_0, v.bits += ::weft::either(weft_p1_1, (WEFT_OPEN_GUARDED(weft_p1_1, 19, 0), g(a))))))) + ::weft::either(weft_p1_2, (WEFT_OPEN_GUARDED(weft_p1_2, 20, 1), by_reference(::weft::ready_value(weft_p1_2, --(v.bits = ::weft::either(weft_p1_3, (WEFT_OPEN_GUARDED(weft_p1_3, 21, 0), g(a)))))))) + ::weft::either(weft_p1_4, (WEFT_OPEN_GUARDED(weft_p1_4, 22, 1), by_reference(::weft::ready_value(weft_p1_4, ::weft::either(weft_p1_5, (WEFT_OPEN_GUARDED(weft_p1_5, 23, 0), g(a))) ? v.bits : u.bits))));
    return n + ::weft::either(weft_p1_0, (WEFT_OPEN_GUARDED(weft_p1_0, 24, 1), by_reference(::weft::ready_value(weft_p1_0, (::weft::either(weft_p1_1, (WEFT_OPEN_GUARDED(weft_p1_1, 25, 0), g(a))), v.bits))))) + ::weft::either(weft_p1_2, (WEFT_OPEN_GUARDED(weft_p1_2, 26, 1), by_reference(::weft::ready(weft_p1_2, (v.whole = ::weft::either(weft_p1_3, (WEFT_OPEN_GUARDED(weft_p1_3, 27, 0), g(a))))))));
}
int taken = ::weft::value(weft_o[0], (WEFT_OPEN_ONCE(weft_o[0], 28, 0), in_template(3u)));
// Only an instance knows that it is one: another may have an object there.
template <class T> int of_any(T v)
{ ::weft::point weft_p2_0, weft_p2_1, weft_p2_2, weft_p2_3;
    return ::weft::either(weft_p2_0, (WEFT_OPEN(weft_p2_0, 29, 0), by_reference((v.bits = ::weft::value(weft_p2_1, (WEFT_OPEN(weft_p2_1, 30, 0), g(1))))))) + ::weft::either(weft_p2_2, (WEFT_OPEN(weft_p2_2, 31, 1), by_reference(::weft::ready(weft_p2_2, (v.whole = ::weft::value(weft_p2_3, (WEFT_OPEN(weft_p2_3, 32, 0), g(2))))))));
}
int of_s = ::weft::value(weft_o[1], (WEFT_OPEN_ONCE(weft_o[1], 33, 1), of_any(::weft::ready_value(weft_o[1], ::weft::value(weft_o[2], (WEFT_OPEN_ONCE(weft_o[2], 34, 0), S()))))));
int in_lambda()
{ ::weft::point weft_p3_0;
    auto take = [](auto a) { ::weft::point weft_p4_0, weft_p4_1; S v = { 0, 0 }; return ::weft::either(weft_p4_0, (WEFT_OPEN(weft_p4_0, 35, 1), by_reference(::weft::ready_value(weft_p4_0, (v.bits = ::weft::either(weft_p4_1, (WEFT_OPEN(weft_p4_1, 36, 0), g(a)))))))); };
    return ::weft::value(weft_p3_0, (WEFT_OPEN(weft_p3_0, 37, 0), take(2u)));
}
// So does what designates an element of a vector, if the callee takes a value: clang would read another one.
typedef unsigned four __attribute__((vector_size(16)));
template <class X> unsigned of_element(X a)
{ ::weft::point weft_p5_0, weft_p5_1, weft_p5_2, weft_p5_3;
    four v = { 0 };
    return ::weft::either(weft_p5_0, (WEFT_OPEN(weft_p5_0, 38, 1), by_value(::weft::ready_value(weft_p5_0, (v[a & 3] = g(1)))))) + ::weft::value(weft_p5_1, (WEFT_OPEN(weft_p5_1, 39, 1), by_value(::weft::ready_value(weft_p5_1, v[1] += ::weft::value(weft_p5_2, (WEFT_OPEN(weft_p5_2, 40, 0), g(2))))))) + ::weft::either(weft_p5_3, (WEFT_OPEN(weft_p5_3, 41, 1), by_value(::weft::ready_value(weft_p5_3, (v[2] = g(a))))));
}
unsigned of_two = ::weft::value(weft_o[3], (WEFT_OPEN_ONCE(weft_o[3], 42, 0), of_element(2u)));
static const weft_site weft_sites[] = {
    { "by_value", "input.cpp", "plain", 11, 11, 13, 6, 0, 0 },
    { "g", "input.cpp", "plain", 11, 11, 32, 8, 0, 0 },
    { "by_reference", "input.cpp", "plain", 11, 11, 41, 6, 0, 0 },
    { "g", "input.cpp", "plain", 11, 11, 64, 8, 0, 0 },
    { "by_reference", "input.cpp", "plain", 12, 12, 10, 6, 0, 0 },
    { "g", "input.cpp", "plain", 12, 12, 33, 8, 0, 0 },
    { "by_reference", "input.cpp", "plain", 12, 12, 41, 6, 0, 0 },
    { "g", "input.cpp", "plain", 12, 12, 66, 9, 0, 0 },
    { "by_reference", "input.cpp", "plain", 12, 12, 75, 5, 0, 0 },
    { "g", "input.cpp", "plain", 12, 12, 88, 7, 0, 0 },
    { "by_reference", "input.cpp", "plain", 13, 13, 16, 6, 0, 0 },
    { "g", "input.cpp", "plain", 13, 13, 30, 8, 0, 0 },
    { "by_reference", "input.cpp", "plain", 13, 13, 47, 5, 0, 0 },
    { "g", "input.cpp", "plain", 13, 13, 71, 7, 0, 0 },
    { "by_value", "input.cpp", "in_template", 18, 18, 13, 6, 0, 0 },
    { "g", "input.cpp", "in_template", 18, 18, 32, 8, 0, 0 },
    { "by_reference", "input.cpp", "in_template", 18, 18, 41, 6, 0, 0 },
    { "g", "input.cpp", "in_template", 18, 18, 68, 9, 0, 0 },
    { "by_reference", "input.cpp", "in_template", 19, 19, 10, 6, 0, 0 },
    { "g", "input.cpp", "in_template", 19, 19, 33, 8, 0, 0 },
    { "by_reference", "input.cpp", "in_template", 19, 19, 41, 6, 0, 0 },
    { "g", "input.cpp", "in_template", 19, 19, 66, 9, 0, 0 },
    { "by_reference", "input.cpp", "in_template", 19, 19, 75, 5, 0, 0 },
    { "g", "input.cpp", "in_template", 19, 19, 88, 7, 0, 0 },
    { "by_reference", "input.cpp", "in_template", 20, 20, 16, 6, 0, 0 },
    { "g", "input.cpp", "in_template", 20, 20, 30, 8, 0, 0 },
    { "by_reference", "input.cpp", "in_template", 20, 20, 47, 5, 0, 0 },
    { "g", "input.cpp", "in_template", 20, 20, 71, 7, 0, 0 },
    { "in_template", "input.cpp", "", 22, 22, 13, 2, 0, 0 },
    { "by_reference", "input.cpp", "of_any", 26, 26, 12, 5, 0, 1 },
    { "g", "input.cpp", "of_any", 26, 26, 35, 7, 0, 0 },
    { "by_reference", "input.cpp", "of_any", 26, 26, 44, 5, 0, 0 },
    { "g", "input.cpp", "of_any", 26, 26, 68, 7, 0, 0 },
    { "of_any", "input.cpp", "", 28, 28, 12, 2, 0, 0 },
    { "S::S", "input.cpp", "", 28, 28, 19, 3, 0, 0 },
    { "by_reference", "input.cpp", "in_lambda", 31, 31, 53, 8, 0, 0 },
    { "g", "input.cpp", "in_lambda", 31, 31, 76, 10, 0, 0 },
    { "<lambda>::operator()", "input.cpp", "in_lambda", 32, 32, 12, 4, 0, 0 },
    { "by_value", "input.cpp", "of_element", 39, 39, 12, 6, 0, 0 },
    { "by_value", "input.cpp", "of_element", 39, 39, 42, 6, 0, 0 },
    { "g", "input.cpp", "of_element", 39, 39, 59, 8, 0, 0 },
    { "by_value", "input.cpp", "of_element", 39, 39, 67, 5, 0, 0 },
    { "of_element", "input.cpp", "", 41, 41, 19, 2, 0, 0 },
};
WEFT_UNIT_DEFINE(43)

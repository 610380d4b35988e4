#define WEFT_CALLED_PROBES 1
#include <weft/probe.hpp>
WEFT_UNIT_DECLARE WEFT_STATES(2);
#line 1 "input.cpp"
// Macros of a header that make a part of an expression and more beside it: they are expanded, or the call around them is left alone.
struct stream { stream &operator<<(int); };
struct number { int v; number(int n); number(const number &); int plus(int) const; };
number operator+(number, number), operator-(number, number), operator*(number, number);
int g(int);
#define LAST 1
#define PICK(x) number(2) + x
# 1 "edges.hpp" 1
#define LOG() sink = stream()
#define SUM() number(1) + number(2)
#define CHECK(x) if (x) {} else stream()
#define MEMBER value.plus
#define MORE 1 + value.plus
inline int calculate(stream &sink)
{ ::weft::guarded weft_p0_0, weft_p0_1, weft_p0_2, weft_p0_3, weft_p0_4, weft_p0_5, weft_p0_6, weft_p0_7;
     sink = ::weft::same(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 0, 1), ::weft::ready(weft_p0_0, ::weft::same(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 1, 2), ::weft::ready(weft_p0_1, ::weft::same(weft_p0_2, (WEFT_OPEN_GUARDED(weft_p0_2, 2, 1), ::weft::ready(weft_p0_2, ::weft::same(weft_p0_3, (WEFT_OPEN_GUARDED(weft_p0_3, 3, 0), stream())))  << 1))) << ::weft::ready_value(weft_p0_1, ::weft::value(weft_p0_4, (WEFT_OPEN_GUARDED(weft_p0_4, 4, 0), g(2))))))) << 3));
     if (::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 5, 0), g(1)))) {} else (WEFT_OPEN_GUARDED(weft_p0_0, 6, 1), ::weft::ready(weft_p0_0, ::weft::same(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 7, 0), stream())))  << 2, ::weft::leave(weft_p0_0));
    return ( (WEFT_HOLD(weft_p0_0, 8, 0), __extension__({ (WEFT_HOLD(weft_p0_1, 9, 0), number(1)); }) + __extension__({ (WEFT_HOLD(weft_p0_2, 10, 0), number(2)); })  * __extension__({ (WEFT_HOLD(weft_p0_3, 11, 1), number(::weft::ready_value(weft_p0_3, ::weft::value(weft_p0_4, (WEFT_OPEN_GUARDED(weft_p0_4, 12, 0), g(5)))))); }) - __extension__({ (WEFT_HOLD(weft_p0_5, 13, 0), number(1)); }) *  __extension__({ (WEFT_HOLD(weft_p0_6, 14, 0), number(1)); }) + __extension__({ (WEFT_HOLD(weft_p0_7, 15, 0), number(2)); })) ).v;
}
inline int methods(number value)
{ ::weft::point weft_p1_0, weft_p1_1;
    return  ::weft::value(weft_p1_0, (WEFT_OPEN(weft_p1_0, 16, 0), value.plus (1))) + 2 *  1 + ::weft::value(weft_p1_1, (WEFT_OPEN(weft_p1_1, 17, 0), value.plus (2)));
}
inline int cannot_be_expanded(number value)
{ ::weft::point weft_p2_0, weft_p2_1;
    return (PICK(
#if 1
        number(1)
#endif
    ) * __extension__({ (WEFT_HOLD(weft_p2_0, 18, 1), number(::weft::ready_value(weft_p2_0, ::weft::value(weft_p2_1, (WEFT_OPEN(weft_p2_1, 19, 0), g(3)))))); })).v;
}
struct saver { saver(); };
struct holder { holder(saver *s, int); };
struct test { holder h; test(); };
#define SAVER saver
inline test::test() : h((WEFT_HOLD_KEPT(weft_s[0], 20, 0), new  saver) , ::weft::value(weft_s[1], (WEFT_OPEN_KEPT(weft_s[1], 21, 0), g(1)))) {}
# 9 "input.cpp" 2
int local(stream &sink, number value)
{ ::weft::guarded weft_p3_0, weft_p3_1, weft_p3_2, weft_p3_3;
     sink = ::weft::same(weft_p3_0, (WEFT_OPEN_GUARDED(weft_p3_0, 22, 2), ::weft::ready(weft_p3_0, ::weft::same(weft_p3_1, (WEFT_OPEN_GUARDED(weft_p3_1, 23, 1), ::weft::ready(weft_p3_1, ::weft::same(weft_p3_2, (WEFT_OPEN_GUARDED(weft_p3_2, 24, 0), stream())))  << 4))) <<  ::weft::ready_value(weft_p3_0, 1 + ::weft::value(weft_p3_3, (WEFT_OPEN_GUARDED(weft_p3_3, 25, 0), value.plus (5))))));
    return ((WEFT_HOLD(weft_p3_0, 26, 0), value *  __extension__({ (WEFT_HOLD(weft_p3_1, 27, 0), number(1)); }) + __extension__({ (WEFT_HOLD(weft_p3_2, 28, 0), number(2)); })) ).v;
}
int last(stream &sink) { ::weft::point weft_p4_0, weft_p4_1, weft_p4_2; (WEFT_OPEN(weft_p4_0, 29, 1), ::weft::ready(weft_p4_0, ::weft::same(weft_p4_1, (WEFT_OPEN(weft_p4_1, 30, 1), sink << ::weft::ready_value(weft_p4_1, ::weft::value(weft_p4_2, (WEFT_OPEN(weft_p4_2, 31, 0), g(2))))))) << LAST, ::weft::leave(weft_p4_0)); return (::weft::same(weft_p4_0, (WEFT_OPEN(weft_p4_0, 32, 0), sink << LAST)), 1); }
static const weft_site weft_sites[] = {
    { "stream::operator<<", "edges.hpp", "calculate", 8, 8, 5, 4, 0, 0 },
    { "stream::operator<<", "edges.hpp", "calculate", 8, 8, 5, 5, 0, 0 },
    { "stream::operator<<", "edges.hpp", "calculate", 8, 8, 5, 6, 0, 0 },
    { "stream::stream", "edges.hpp", "calculate", 8, 8, 5, 7, 0, 0 },
    { "g", "edges.hpp", "calculate", 8, 8, 19, 6, 0, 0 },
    { "g", "edges.hpp", "calculate", 9, 9, 5, 4, 0, 0 },
    { "stream::operator<<", "edges.hpp", "calculate", 9, 9, 5, 4, 0, 0 },
    { "stream::stream", "edges.hpp", "calculate", 9, 9, 5, 5, 0, 0 },
    { "operator+", "edges.hpp", "calculate", 10, 10, 13, 5, 0, 1 },
    { "number::number", "edges.hpp", "calculate", 10, 10, 13, 9, 0, 0 },
    { "number::number", "edges.hpp", "calculate", 10, 10, 13, 10, 0, 0 },
    { "number::number", "edges.hpp", "calculate", 10, 10, 21, 10, 0, 0 },
    { "g", "edges.hpp", "calculate", 10, 10, 28, 11, 0, 0 },
    { "number::number", "edges.hpp", "calculate", 10, 10, 36, 9, 0, 0 },
    { "number::number", "edges.hpp", "calculate", 10, 10, 48, 9, 0, 0 },
    { "number::number", "edges.hpp", "calculate", 10, 10, 48, 7, 0, 0 },
    { "number::plus", "edges.hpp", "methods", 14, 14, 12, 6, 0, 0 },
    { "number::plus", "edges.hpp", "methods", 14, 14, 28, 5, 0, 0 },
    { "number::number", "edges.hpp", "cannot_be_expanded", 22, 22, 9, 8, 0, 0 },
    { "g", "edges.hpp", "cannot_be_expanded", 22, 22, 16, 9, 0, 0 },
    { "holder::holder", "edges.hpp", "test::test", 28, 28, 23, 2, 0, 1 },
    { "g", "edges.hpp", "test::test", 28, 28, 36, 3, 0, 0 },
    { "stream::operator<<", "input.cpp", "local", 11, 11, 5, 4, 0, 0 },
    { "stream::operator<<", "input.cpp", "local", 11, 11, 5, 5, 0, 0 },
    { "stream::stream", "input.cpp", "local", 11, 11, 5, 6, 0, 0 },
    { "number::plus", "input.cpp", "local", 11, 11, 19, 6, 0, 0 },
    { "operator+", "input.cpp", "local", 12, 12, 13, 5, 0, 1 },
    { "number::number", "input.cpp", "local", 12, 12, 21, 8, 0, 0 },
    { "number::number", "input.cpp", "local", 12, 12, 21, 7, 0, 0 },
    { "stream::operator<<", "input.cpp", "last", 14, 14, 26, 3, 0, 0 },
    { "stream::operator<<", "input.cpp", "last", 14, 14, 26, 4, 0, 0 },
    { "g", "input.cpp", "last", 14, 14, 34, 5, 0, 0 },
    { "stream::operator<<", "input.cpp", "last", 14, 14, 56, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(33)

#include <weft/probe.hpp>
WEFT_UNIT_DECLARE WEFT_STATES(4);
#line 1 "input.cpp"
/* Objects that come to be in the place of another: calls in statement expressions, where no temporary is left that the result may refer to. */
struct text {
    text(int);
    text(const text &);
    text(const char *, const text &);
    ~text();
    int length() const;
};
text make(int);
text from(const text &);
int by_value(text, int);
int by_value(text, const text &);
int number();
struct both {
    text a, b;
};

int use(int n)
{ ::weft::guarded weft_p0_0, weft_p0_1, weft_p0_2;
    both list = { __extension__({ (WEFT_HOLD(weft_p0_0, 0, 0), make(n)); }), __extension__({ (WEFT_HOLD(weft_p0_1, 1, 1), make(::weft::ready_value(weft_p0_1, ::weft::value(weft_p0_2, (WEFT_OPEN_GUARDED(weft_p0_2, 2, 0), number()))))); }) };
    int a = ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 3, 2), by_value(__extension__({ ::weft::made weft_g3_505(weft_p0_0); __extension__({ (WEFT_HOLD(weft_p0_1, 4, 0), make(1)); }); }), ::weft::ready_value(weft_p0_0, ::weft::value(weft_p0_2, (WEFT_OPEN_GUARDED(weft_p0_2, 5, 0), number()))))));  // tells when it is there
    int b = ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 6, 0), by_value(from(::weft::same(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 7, 0), make(2)))), 3)));   // a temporary that it may refer to: stays
    int c = ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 8, 2), by_value(__extension__({ ::weft::made weft_g8_658(weft_p0_0); __extension__({ (WEFT_HOLD(weft_p0_1, 9, 0), make(4)); }); }), ::weft::ready(weft_p0_0, ::weft::same(weft_p0_2, (WEFT_OPEN_GUARDED(weft_p0_2, 10, 0), make(5)))))));   // the second is a temporary as it is
    text d = (WEFT_HOLD(weft_p0_0, 11, 1), from(::weft::until(weft_p0_0, ::weft::ready(weft_p0_0, ::weft::same(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 12, 0), make(6))))).weft_it()));               // ends before the temporary does
    int e = ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 13, 0), by_value([] { ::weft::point weft_p1_0; return (WEFT_HOLD(weft_p1_0, 14, 0), make(7)); }(), 8)));
    return a + b + c + ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 15, 0), d.length())) + e + ::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 16, 0), list.a.length()));
}

struct held {
    text t;
    int n, z = ::weft::value(weft_s[0], (WEFT_OPEN_KEPT(weft_s[0], 17, 0), by_value(make(9), 10))); // outside of functions there are no statement expressions
    held() : t((WEFT_HOLD_KEPT(weft_s[1], 18, 0), make(11))), n(::weft::value(weft_s[2], (WEFT_OPEN_KEPT(weft_s[2], 19, 1), by_value(__extension__({ ::weft::made weft_g19_1064(weft_s[2]); __extension__({ (WEFT_HOLD_KEPT(weft_s[3], 20, 0), make(12)); }); }), 13)))) {}
};

template <class T> int open(T t)
{ ::weft::point weft_p2_0, weft_p2_1, weft_p2_2;
    return ::weft::either(weft_p2_0, (WEFT_OPEN(weft_p2_0, 21, 0), by_value(__extension__({ WEFT_OBJECT(decltype(t.text())); (WEFT_HOLD(weft_p2_1, 22, 0), t.text()); }), 1))) + ::weft::either(weft_p2_2, (WEFT_OPEN(weft_p2_2, 23, 0), by_value(t.text(
        2), 3))); // the check would have to stand on two lines
}

struct maker {
    ::text text(int = 0);
};
int instances(maker m)
{ ::weft::point weft_p3_0;
    return ::weft::value(weft_p3_0, (WEFT_OPEN(weft_p3_0, 24, 0), open(m)));
}
static const weft_site weft_sites[] = {
    { "make", "input.cpp", "use", 20, 20, 19, 6, 0, 0 },
    { "make", "input.cpp", "use", 20, 20, 28, 6, 0, 0 },
    { "number", "input.cpp", "use", 20, 20, 33, 7, 0, 0 },
    { "by_value", "input.cpp", "use", 21, 21, 13, 5, 0, 0 },
    { "make", "input.cpp", "use", 21, 21, 22, 6, 0, 0 },
    { "number", "input.cpp", "use", 21, 21, 31, 6, 0, 0 },
    { "by_value", "input.cpp", "use", 22, 22, 13, 5, 0, 1 },
    { "make", "input.cpp", "use", 22, 22, 27, 7, 0, 0 },
    { "by_value", "input.cpp", "use", 23, 23, 13, 5, 0, 0 },
    { "make", "input.cpp", "use", 23, 23, 22, 6, 0, 0 },
    { "make", "input.cpp", "use", 23, 23, 31, 6, 0, 0 },
    { "from", "input.cpp", "use", 24, 24, 14, 5, 0, 0 },
    { "make", "input.cpp", "use", 24, 24, 19, 6, 0, 0 },
    { "by_value", "input.cpp", "use", 25, 25, 13, 5, 0, 1 },
    { "make", "input.cpp", "use", 25, 25, 34, 10, 0, 0 },
    { "text::length", "input.cpp", "use", 26, 26, 24, 7, 0, 0 },
    { "text::length", "input.cpp", "use", 26, 26, 41, 5, 0, 0 },
    { "by_value", "input.cpp", "", 31, 31, 16, 3, 0, 1 },
    { "make", "input.cpp", "held::held", 32, 32, 16, 3, 0, 0 },
    { "by_value", "input.cpp", "held::held", 32, 32, 29, 3, 0, 0 },
    { "make", "input.cpp", "held::held", 32, 32, 38, 4, 0, 0 },
    { "by_value", "input.cpp", "open", 37, 37, 12, 5, 0, 1 },
    { "text", "input.cpp", "open", 37, 37, 21, 6, 0, 0 },
    { "by_value", "input.cpp", "open", 37, 38, 36, 5, 0, 1 },
    { "open", "input.cpp", "instances", 46, 46, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(25)

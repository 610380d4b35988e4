#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// Objects that are made in the place of others: by a declaration, as another function's parameter, as a member of a list; an overloaded comma.
struct text {
    text(int);
    text(const text &);
    ~text();
    int length() const;
    text operator,(const text &) const;
};
struct both {
    text a, b;
};
text make(int i);
int by_value(text t);
int use(int i)
{ ::weft::guarded weft_p0_0, weft_p0_1;
    text declared{(WEFT_HOLD(weft_p0_0, 0, 0), i)};
    text *made = ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 1, 0), new text(i)));
    both list = { __extension__({ (WEFT_HOLD(weft_p0_0, 2, 0), make(1)); }), __extension__({ (WEFT_HOLD(weft_p0_1, 3, 0), make(2)); }) };
    (WEFT_OPEN_GUARDED(weft_p0_0, 4, 1), by_value(__extension__({ ::weft::made weft_g4_469(weft_p0_0); __extension__({ (WEFT_HOLD(weft_p0_1, 5, 0), make(3)); }); })), ::weft::leave(weft_p0_0));
    int n = ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 6, 1), ::weft::ready(weft_p0_0, (declared, *made)).length()));
    delete made;
    return n + ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 7, 0), list.a.length()));
}
// to the front end the comma of a cast stands where the parenthesis does
int commas(text &t)
{ ::weft::point weft_p1_0, weft_p1_1;
    (void)(t, ::weft::same(weft_p1_0, (WEFT_OPEN(weft_p1_0, 8, 0), text{2})));
    t, ::weft::same(weft_p1_0, (WEFT_OPEN(weft_p1_0, 9, 0), make(3)));
    return ((void)(t, ::weft::same(weft_p1_0, (WEFT_OPEN(weft_p1_0, 10, 0), make(4)))), ::weft::value(weft_p1_1, (WEFT_OPEN(weft_p1_1, 11, 0), use(5))));
}
static const weft_site weft_sites[] = {
    { "text::text", "input.cpp", "use", 16, 16, 10, 5, 0, 0 },
    { "text::text", "input.cpp", "use", 17, 17, 22, 6, 0, 0 },
    { "make", "input.cpp", "use", 18, 18, 19, 6, 0, 0 },
    { "make", "input.cpp", "use", 18, 18, 28, 6, 0, 0 },
    { "by_value", "input.cpp", "use", 19, 19, 5, 3, 0, 0 },
    { "make", "input.cpp", "use", 19, 19, 14, 4, 0, 0 },
    { "text::length", "input.cpp", "use", 20, 20, 13, 5, 0, 0 },
    { "text::length", "input.cpp", "use", 22, 22, 16, 5, 0, 0 },
    { "text::text", "input.cpp", "commas", 27, 27, 15, 5, 0, 0 },
    { "make", "input.cpp", "commas", 28, 28, 8, 4, 0, 0 },
    { "make", "input.cpp", "commas", 29, 29, 23, 7, 0, 0 },
    { "use", "input.cpp", "commas", 29, 29, 33, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(12)

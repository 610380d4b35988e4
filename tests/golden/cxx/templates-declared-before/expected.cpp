#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// A template that is declared before it is defined: its instances are known all the same.
struct word {
    word();
    word(const word &);
    ~word();
    word first() const;
    bool has(const word &) const;
};
template <class T> bool check();
template <class T> struct registered {
    registered() { ::weft::point weft_p0_0; (WEFT_OPEN(weft_p0_0, 0, 0), check<T>(), ::weft::leave(weft_p0_0)); }
};
static registered<word> one;
template <class T> bool check()
{ ::weft::guarded weft_p1_0, weft_p1_1, weft_p1_2, weft_p1_3;
    auto made = T{ __extension__({ WEFT_OBJECT(decltype(T())); (WEFT_HOLD(weft_p1_0, 1, 0), T()); }) };
    return ::weft::either(weft_p1_0, (WEFT_OPEN_GUARDED(weft_p1_0, 2, 1), made.has(::weft::ready(weft_p1_0, ::weft::same(weft_p1_1, (WEFT_OPEN_GUARDED(weft_p1_1, 3, 0), made.first())))))) && ::weft::either(weft_p1_2, (WEFT_OPEN_GUARDED(weft_p1_2, 4, 1), made.has(::weft::ready(weft_p1_2, ::weft::same(weft_p1_3, (WEFT_OPEN_GUARDED(weft_p1_3, 5, 0), T{}))))));
}
template <class T> struct outer {
    template <class U> bool inner(U u);
};
bool call(outer<word> &o, const word &w);
bool call(outer<word> &o, const word &w)
{ ::weft::point weft_p2_0;
    return ::weft::value(weft_p2_0, (WEFT_OPEN(weft_p2_0, 6, 0), o.inner(w)));
}
template <class T> template <class U> bool outer<T>::inner(U u)
{ ::weft::point weft_p3_0, weft_p3_1, weft_p3_2;
    return ::weft::either(weft_p3_0, (WEFT_OPEN(weft_p3_0, 7, 2), ::weft::ready(weft_p3_0, ::weft::same(weft_p3_1, (WEFT_OPEN(weft_p3_1, 8, 0), T()))).has(::weft::ready(weft_p3_0, ::weft::same(weft_p3_2, (WEFT_OPEN(weft_p3_2, 9, 0), u.first()))))));
}
static const weft_site weft_sites[] = {
    { "check", "input.cpp", "registered::registered", 11, 11, 20, 4, 0, 0 },
    { "T", "input.cpp", "check", 16, 16, 20, 7, 0, 0 },
    { "has", "input.cpp", "check", 17, 17, 12, 5, 0, 0 },
    { "first", "input.cpp", "check", 17, 17, 21, 6, 0, 0 },
    { "has", "input.cpp", "check", 17, 17, 38, 5, 0, 0 },
    { "T", "input.cpp", "check", 17, 17, 47, 6, 0, 0 },
    { "outer::inner", "input.cpp", "call", 25, 25, 12, 4, 0, 0 },
    { "has", "input.cpp", "outer::inner", 29, 29, 12, 4, 0, 0 },
    { "T", "input.cpp", "outer::inner", 29, 29, 12, 6, 0, 0 },
    { "first", "input.cpp", "outer::inner", 29, 29, 20, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(10)

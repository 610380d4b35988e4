#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// What is cast to void as a whole, but must have a value before; literals of one's own, in templates, too.
struct Text {
    int length;
    Text(int length);
    ~Text();
};
int number(int n);
int &place(int n);
Text text(int n);
int operator""_characters(const char *text, unsigned long length);
int operator""_times(unsigned long long n);

void discarded(bool choice)
{ ::weft::guarded weft_p0_0, weft_p0_1;
    (void)(int)::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 0, 0), number(1)));
    (void)static_cast<double>(::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 1, 0), number(2))));
    (void)double(::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 2, 0), number(3))));
    (void)(choice ? ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 3, 0), number(4))) : 2);
    (void)(choice ? ::weft::same(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 4, 0), place(5))) : ::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 5, 0), number(6))));
    (void)(long)(::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 6, 0), number(7))), ::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 7, 0), number(8))));
    (void)(Text)(WEFT_HOLD(weft_p0_0, 8, 0), text(9));
    (void)(WEFT_OPEN_GUARDED(weft_p0_0, 9, 1), static_cast<void>(Text(::weft::ready_value(weft_p0_0, ::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 10, 0), number(10)))))), ::weft::leave(weft_p0_0));
    (void)(choice ? (WEFT_HOLD(weft_p0_0, 11, 0), text(11)) : (WEFT_HOLD(weft_p0_1, 12, 0), text(12)));
    static_cast<void>((unsigned char)::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 13, 0), number(13))));
    (void)(::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 14, 0), number(14))), (WEFT_OPEN_GUARDED(weft_p0_1, 15, 0), static_cast<void>(place(15)), ::weft::leave(weft_p0_1)));
}

template <class X> int literals(X x)
{ ::weft::point weft_p1_0, weft_p1_1, weft_p1_2, weft_p1_3;
    return ::weft::value(weft_p1_0, (WEFT_OPEN(weft_p1_0, 16, 1), number(::weft::ready_either(weft_p1_0, "text"_characters)))) + ::weft::either(weft_p1_1, (WEFT_OPEN(weft_p1_1, 17, 1), x(::weft::ready_either(weft_p1_1, ::weft::value(weft_p1_2, (WEFT_OPEN(weft_p1_2, 18, 1), number(::weft::ready_either(weft_p1_2, 3_times)))))))) + ::weft::either(weft_p1_3, (WEFT_OPEN(weft_p1_3, 19, 1), x(::weft::ready_either(weft_p1_3, "more"_characters))));
}

int instance() { ::weft::point weft_p2_0; return ::weft::value(weft_p2_0, (WEFT_OPEN(weft_p2_0, 20, 0), literals([](int n) { return n; }))); }
static const weft_site weft_sites[] = {
    { "number", "input.cpp", "discarded", 15, 15, 16, 5, 0, 0 },
    { "number", "input.cpp", "discarded", 16, 16, 31, 5, 0, 0 },
    { "number", "input.cpp", "discarded", 17, 17, 18, 5, 0, 0 },
    { "number", "input.cpp", "discarded", 18, 18, 21, 5, 0, 0 },
    { "place", "input.cpp", "discarded", 19, 19, 21, 5, 0, 0 },
    { "number", "input.cpp", "discarded", 19, 19, 32, 5, 0, 0 },
    { "number", "input.cpp", "discarded", 20, 20, 18, 6, 0, 0 },
    { "number", "input.cpp", "discarded", 20, 20, 29, 6, 0, 0 },
    { "text", "input.cpp", "discarded", 21, 21, 17, 5, 0, 0 },
    { "Text::Text", "input.cpp", "discarded", 22, 22, 11, 5, 0, 0 },
    { "number", "input.cpp", "discarded", 22, 22, 16, 6, 0, 0 },
    { "text", "input.cpp", "discarded", 23, 23, 21, 5, 0, 0 },
    { "text", "input.cpp", "discarded", 23, 23, 32, 5, 0, 0 },
    { "number", "input.cpp", "discarded", 24, 24, 38, 5, 0, 0 },
    { "number", "input.cpp", "discarded", 25, 25, 12, 5, 0, 0 },
    { "place", "input.cpp", "discarded", 25, 25, 24, 5, 0, 0 },
    { "number", "input.cpp", "literals", 30, 30, 12, 6, 0, 0 },
    { "*x", "input.cpp", "literals", 30, 30, 40, 6, 0, 0 },
    { "number", "input.cpp", "literals", 30, 30, 42, 7, 0, 0 },
    { "*x", "input.cpp", "literals", 30, 30, 61, 5, 0, 0 },
    { "literals", "input.cpp", "instance", 33, 33, 25, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(21)

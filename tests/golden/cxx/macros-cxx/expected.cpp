#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// Macros are expanded by the compiler; raw strings and numbers with separators are single tokens.
#define MAX(a, b) ((a) > (b) ? (a) : (b))
#define CALL(function, ...) function(__VA_ARGS__)
#define TEXT(x) #x
int f(int x);
int g(const char *s, int x = 0);
int use(int x)
{ ::weft::guarded weft_p0_0, weft_p0_1, weft_p0_2, weft_p0_3;
    ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 0, 0), g(R"delimiter(not a call: f(1)" )delimiter"))) + ::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 1, 0), f(1'000)));
    (WEFT_OPEN_GUARDED(weft_p0_0, 2, 1), g(TEXT(f(2)),  ::weft::ready_value(weft_p0_0, ((::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 3, 0), f(3)))) > (x) ? (::weft::value(weft_p0_2, (WEFT_OPEN_GUARDED(weft_p0_2, 4, 0), f(3)))) : (x))) ), ::weft::leave(weft_p0_0));
    return  ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 5, 1), f(::weft::ready_value(weft_p0_0, ::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 6, 0), f(4)))))))  +  ::weft::value(weft_p0_2, (WEFT_OPEN_GUARDED(weft_p0_2, 7, 1), g("f(5)", ::weft::ready_value(weft_p0_2, ::weft::value(weft_p0_3, (WEFT_OPEN_GUARDED(weft_p0_3, 8, 0), f(6))))))) ;
}
static const weft_site weft_sites[] = {
    { "g", "input.cpp", "use", 9, 9, 5, 4, 0, 0 },
    { "f", "input.cpp", "use", 9, 9, 52, 4, 0, 0 },
    { "g", "input.cpp", "use", 10, 10, 5, 3, 0, 0 },
    { "f", "input.cpp", "use", 10, 10, 19, 6, 0, 0 },
    { "f", "input.cpp", "use", 10, 10, 19, 5, 0, 0 },
    { "f", "input.cpp", "use", 11, 11, 12, 5, 0, 0 },
    { "f", "input.cpp", "use", 11, 11, 12, 6, 0, 0 },
    { "g", "input.cpp", "use", 11, 11, 28, 5, 0, 0 },
    { "f", "input.cpp", "use", 11, 11, 28, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(9)

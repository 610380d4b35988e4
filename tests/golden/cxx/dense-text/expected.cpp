#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// Texts without white space: what is put in makes no other token with what stands before it ([lex.pptoken]/3, [lex.digraph]).
int number(int n);
int dense(int c, int k)
{ ::weft::guarded weft_p0_0, weft_p0_1;
    int a = c ?::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 0, 0), number(1))): ::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 1, 0), number(2))), b = k % ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 2, 0), number(3))), d = k<::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 3, 0), number(4))), e[] = {::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 4, 0), number(5))),k};
    int m = c>::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 5, 0), number(1)))?k: ::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 6, 0), number(6)));
    switch (c) {
    case 1:k = ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 7, 0), number(8)));
    }
    return a + b + d + e[0] + m;
}
static const weft_site weft_sites[] = {
    { "number", "input.cpp", "dense", 5, 5, 16, 6, 0, 0 },
    { "number", "input.cpp", "dense", 5, 5, 26, 6, 0, 0 },
    { "number", "input.cpp", "dense", 5, 5, 44, 6, 0, 0 },
    { "number", "input.cpp", "dense", 5, 5, 61, 6, 0, 0 },
    { "number", "input.cpp", "dense", 5, 5, 79, 6, 0, 0 },
    { "number", "input.cpp", "dense", 6, 6, 15, 7, 0, 0 },
    { "number", "input.cpp", "dense", 6, 6, 27, 6, 0, 0 },
    { "number", "input.cpp", "dense", 8, 8, 16, 7, 0, 0 },
};
WEFT_UNIT_DEFINE(8)

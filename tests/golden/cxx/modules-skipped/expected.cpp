#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// What no compilation reads imports nothing.
#ifdef USE_MODULES
import std;
#else
int g(int n);
#endif
#if 0
export module numbers;
#endif
/*
import std;
*/
int f(int n)
{ ::weft::point weft_p0_0, weft_p0_1;
    return ::weft::value(weft_p0_0, (WEFT_OPEN(weft_p0_0, 0, 1), g(::weft::ready_value(weft_p0_0, ::weft::value(weft_p0_1, (WEFT_OPEN(weft_p0_1, 1, 0), g(n)))))));
}
static const weft_site weft_sites[] = {
    { "g", "input.cpp", "f", 15, 15, 12, 4, 0, 0 },
    { "g", "input.cpp", "f", 15, 15, 14, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(2)

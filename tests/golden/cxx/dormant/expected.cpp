#define WEFT_DORMANT 1
#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// "dormant": in inline functions and templates, too.
template <class T> static T twice(T x)
{
    return x + x;
}

inline int odd(int x)
{
    if (x % 2 == 0)
        throw x;
    return x;
}

int main()
{ ::weft::point weft_p0_0;
    int sum = 0;
    for (int i = 0; i < 4; i++)
        try { ::weft::point weft_p1_0, weft_p1_1;
            sum += ::weft::value(weft_p1_0, (WEFT_OPEN(weft_p1_0, 0, 1), twice(::weft::ready_value(weft_p1_0, ::weft::value(weft_p1_1, (WEFT_OPEN(weft_p1_1, 1, 0), odd(i)))))));
        } catch (int even) {
            sum += even;
        }
    return sum + static_cast<int>(::weft::value(weft_p0_0, (WEFT_OPEN(weft_p0_0, 2, 0), twice(1.0)))) == 12 ? 0 : 1;
}
static const weft_site weft_sites[] = {
    { "twice", "input.cpp", "main", 19, 19, 20, 7, 0, 0 },
    { "odd", "input.cpp", "main", 19, 19, 26, 8, 0, 0 },
    { "twice", "input.cpp", "main", 23, 23, 35, 8, 0, 0 },
};
WEFT_UNIT_DEFINE(3)

#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// Objects that calls give, as operands in the pattern of an expansion or in a fold: no statement expression may hold a pack.
struct word {
    word(int n);
    word(const word &);
    ~word();
    int n;
};
word make(int n);
int take(word w, int n);
void give(word w);
template <class... T> int sum(T... ts)
{ ::weft::guarded weft_p0_0, weft_p0_1, weft_p0_2, weft_p0_3, weft_p0_4;
    return (::weft::either(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 0, 0), take(make(ts), 1))) + ...) + (... + ::weft::either(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 1, 0), take(make(ts), 2)))) + (::weft::value(weft_p0_2, (WEFT_OPEN_GUARDED(weft_p0_2, 2, 1), take(__extension__({ ::weft::made weft_g2_384(weft_p0_2); __extension__({ (WEFT_HOLD(weft_p0_3, 3, 0), make(0)); }); }), 3))) + ... + ::weft::either(weft_p0_4, (WEFT_OPEN_GUARDED(weft_p0_4, 4, 0), take(make(ts), 4))));
}
template <class... T> void each(T... ts)
{ ::weft::guarded weft_p1_0, weft_p1_1, weft_p1_2;
    ((WEFT_OPEN_GUARDED(weft_p1_0, 5, 0), give(make(ts)), ::weft::leave(weft_p1_0)), ...);
    ((WEFT_OPEN_GUARDED(weft_p1_0, 6, 0), [&] { ::weft::point weft_p2_0, weft_p2_1, weft_p2_2; (WEFT_OPEN(weft_p2_0, 7, 0), give(make(ts)), ::weft::leave(weft_p2_0)), (WEFT_OPEN(weft_p2_1, 8, 1), give(__extension__({ ::weft::made weft_g8_528(weft_p2_1); __extension__({ (WEFT_HOLD(weft_p2_2, 9, 0), make(1)); }); })), ::weft::leave(weft_p2_1)); }(), ::weft::leave(weft_p1_0)), ...);
    int all[] = { ::weft::either(weft_p1_0, (WEFT_OPEN_GUARDED(weft_p1_0, 10, 0), take(make(ts), 1)))..., ::weft::value(weft_p1_1, (WEFT_OPEN_GUARDED(weft_p1_1, 11, 0), take(__extension__({ (WEFT_HOLD(weft_p1_2, 12, 0), make(2)); }), sizeof...(ts)))) };
    auto inner = [](auto... us) { ::weft::point weft_p3_0, weft_p3_1; return (WEFT_HOLD(weft_p3_0, 13, 0), take(__extension__({ (WEFT_HOLD(weft_p3_1, 14, 0), make(3)); }), (take(make(us), 5) + ... + 0))); };
    (WEFT_OPEN_GUARDED(weft_p1_0, 15, 0), inner(ts..., all[0]), ::weft::leave(weft_p1_0));
}
int main()
{ ::weft::point weft_p4_0;
    (WEFT_OPEN(weft_p4_0, 16, 0), each(1, 2), ::weft::leave(weft_p4_0));
    return ::weft::value(weft_p4_0, (WEFT_OPEN(weft_p4_0, 17, 0), sum(1, 2, 3)));
}
static const weft_site weft_sites[] = {
    { "take", "input.cpp", "sum", 13, 13, 13, 6, 0, 1 },
    { "take", "input.cpp", "sum", 13, 13, 47, 6, 0, 1 },
    { "take", "input.cpp", "sum", 13, 13, 69, 5, 0, 0 },
    { "make", "input.cpp", "sum", 13, 13, 74, 6, 0, 0 },
    { "take", "input.cpp", "sum", 13, 13, 94, 5, 0, 1 },
    { "give", "input.cpp", "each", 17, 17, 6, 3, 0, 1 },
    { "<expression>", "input.cpp", "each", 18, 18, 6, 3, 0, 0 },
    { "give", "input.cpp", "each", 18, 18, 12, 7, 0, 1 },
    { "give", "input.cpp", "each", 18, 18, 28, 7, 0, 0 },
    { "make", "input.cpp", "each", 18, 18, 33, 8, 0, 0 },
    { "take", "input.cpp", "each", 19, 19, 19, 7, 0, 1 },
    { "take", "input.cpp", "each", 19, 19, 41, 6, 0, 1 },
    { "make", "input.cpp", "each", 19, 19, 46, 7, 0, 0 },
    { "take", "input.cpp", "each", 20, 20, 42, 8, 0, 1 },
    { "make", "input.cpp", "each", 20, 20, 47, 9, 0, 0 },
    { "*inner", "input.cpp", "each", 21, 21, 5, 3, 0, 0 },
    { "each", "input.cpp", "main", 25, 25, 5, 3, 0, 0 },
    { "sum", "input.cpp", "main", 26, 26, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(18)

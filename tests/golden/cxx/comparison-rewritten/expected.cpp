#define WEFT_CALLED_PROBES 1
#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// Comparisons that are written in one way and called in another: [over.match.oper]/3.4, [lex.digraph].
namespace std {
struct strong_ordering {
    int n;
    static const strong_ordering less, equal, greater;
    friend constexpr bool operator<(strong_ordering a, int b) { return a.n < b; }
    friend constexpr bool operator>(strong_ordering a, int b) { return a.n > b; }
    friend constexpr bool operator>(int a, strong_ordering b) { return a > b.n; }
    friend constexpr bool operator>=(strong_ordering a, int b) { return a.n >= b; }
    friend constexpr strong_ordering operator<=>(int a, strong_ordering b) { return { a - b.n }; }
};
} // namespace std

struct Level {
    int n;
    std::strong_ordering operator<=>(const Level &other) const;
    std::strong_ordering operator<=>(int other) const;
    bool operator==(const Level &other) const;
    bool operator==(int other) const;
};
struct Position {
    int n;
    int operator*() const;
    Position &operator++();
    bool operator==(const Position &) const;
};
struct Range {
    Position begin() const, end() const;
};
struct Flags {
    bool operator!=(const Flags &) const;
    Flags operator|(const Flags &) const;
    Flags &operator^=(int);
};
Level level(int n);
int number(int n);

bool rewritten(Level a, Level b)
{ ::weft::guarded weft_p0_0, weft_p0_1, weft_p0_2, weft_p0_3, weft_p0_4;
    bool less = ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 0, 1), a < ::weft::ready(weft_p0_0, ::weft::same(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 1, 1), level(::weft::ready_value(weft_p0_1, ::weft::value(weft_p0_2, (WEFT_OPEN_GUARDED(weft_p0_2, 2, 0), number(1))))))))));
    less = ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 3, 1), ::weft::ready(weft_p0_0, ::weft::same(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 4, 0), level(2)))) >= b)) || !(::weft::value(weft_p0_2, (WEFT_OPEN_GUARDED(weft_p0_2, 5, 2), ::weft::ready(weft_p0_2, ::weft::same(weft_p0_3, (WEFT_OPEN_GUARDED(weft_p0_3, 6, 0), level(3)))) != ::weft::ready(weft_p0_2, ::weft::same(weft_p0_4, (WEFT_OPEN_GUARDED(weft_p0_4, 7, 0), level(4)))))));
    (void)((WEFT_OPEN_GUARDED(weft_p0_0, 8, 0), static_cast<void>(a != b), ::weft::leave(weft_p0_0)));
    if (::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 9, 1), number(::weft::ready_value(weft_p0_0, ::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 10, 2), ::weft::ready_value(weft_p0_1, ::weft::value(weft_p0_2, (WEFT_OPEN_GUARDED(weft_p0_2, 11, 0), number(5)))) != ::weft::ready(weft_p0_1, ::weft::same(weft_p0_3, (WEFT_OPEN_GUARDED(weft_p0_3, 12, 0), level(6)))))))))))
        return ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 13, 0), a not_eq b));
    return less;
}

bool turned(Level a)
{ ::weft::guarded weft_p1_0, weft_p1_1, weft_p1_2;
    if (::weft::value(weft_p1_0, (WEFT_OPEN_GUARDED(weft_p1_0, 14, 2), ::weft::ready_value(weft_p1_0, ::weft::value(weft_p1_1, (WEFT_OPEN_GUARDED(weft_p1_1, 15, 0), number(1)))) == ::weft::ready(weft_p1_0, ::weft::same(weft_p1_2, (WEFT_OPEN_GUARDED(weft_p1_2, 16, 0), level(2)))))))
        return ::weft::value(weft_p1_0, (WEFT_OPEN_GUARDED(weft_p1_0, 17, 1), ::weft::ready_value(weft_p1_0, ::weft::value(weft_p1_1, (WEFT_OPEN_GUARDED(weft_p1_1, 18, 0), number(3)))) > a));
    auto order = (WEFT_HOLD(weft_p1_0, 19, 2), ::weft::ready_value(weft_p1_0, ::weft::value(weft_p1_1, (WEFT_OPEN_GUARDED(weft_p1_1, 20, 0), number(4)))) <=> ::weft::ready(weft_p1_0, ::weft::same(weft_p1_2, (WEFT_OPEN_GUARDED(weft_p1_2, 21, 0), level(5)))));
    return ::weft::value(weft_p1_0, (WEFT_OPEN_GUARDED(weft_p1_0, 22, 1), ::weft::ready_value(weft_p1_0, ::weft::value(weft_p1_1, (WEFT_OPEN_GUARDED(weft_p1_1, 23, 0), number(6)))) != a)) && ::weft::value(weft_p1_2, (WEFT_OPEN_GUARDED(weft_p1_2, 24, 0), order < 0));
}

template <class T> bool in_template(T a) { ::weft::point weft_p2_0, weft_p2_1, weft_p2_2, weft_p2_3; return ::weft::either(weft_p2_0, (WEFT_OPEN(weft_p2_0, 25, 1), a != ::weft::ready(weft_p2_0, ::weft::same(weft_p2_1, (WEFT_OPEN(weft_p2_1, 26, 0), level(1)))))) && ::weft::either(weft_p2_2, (WEFT_OPEN(weft_p2_2, 27, 1), ::weft::ready(weft_p2_2, ::weft::same(weft_p2_3, (WEFT_OPEN(weft_p2_3, 28, 0), level(2)))) < a)); }

int written_nowhere(Range range)
{ ::weft::point weft_p3_0, weft_p3_1;
    int sum = ::weft::value(weft_p3_0, (WEFT_OPEN(weft_p3_0, 29, 1), in_template(::weft::ready_value(weft_p3_0, ::weft::value(weft_p3_1, (WEFT_OPEN(weft_p3_1, 30, 0), level(7)))))));
    for (int n : range) // calls operator==, for !=, too
        sum += n;
    return sum;
}

#define OTHER_THAN !=
#define BEFORE(a, b) ((a) < (b))
bool out_of_macros(Level a) { ::weft::guarded weft_p4_0, weft_p4_1, weft_p4_2, weft_p4_3, weft_p4_4, weft_p4_5; return ::weft::value(weft_p4_0, (WEFT_OPEN_GUARDED(weft_p4_0, 31, 2), ::weft::ready(weft_p4_0, ::weft::same(weft_p4_1, (WEFT_OPEN_GUARDED(weft_p4_1, 32, 0), level(1)))) OTHER_THAN ::weft::ready(weft_p4_0, ::weft::same(weft_p4_2, (WEFT_OPEN_GUARDED(weft_p4_2, 33, 0), level(2)))))) ||  (::weft::value(weft_p4_3, (WEFT_OPEN_GUARDED(weft_p4_3, 34, 1), ::weft::ready(weft_p4_3, (::weft::same(weft_p4_4, (WEFT_OPEN_GUARDED(weft_p4_4, 35, 1), level(::weft::ready_value(weft_p4_4, ::weft::value(weft_p4_5, (WEFT_OPEN_GUARDED(weft_p4_5, 36, 0), number(3))))))))) < (a)))) ; }

Flags words(Flags a, Flags b)
{ ::weft::point weft_p5_0, weft_p5_1;
    if (::weft::value(weft_p5_0, (WEFT_OPEN(weft_p5_0, 37, 0), a not_eq b)))
        (WEFT_OPEN(weft_p5_0, 38, 1), a xor_eq ::weft::ready_value(weft_p5_0, ::weft::value(weft_p5_1, (WEFT_OPEN(weft_p5_1, 39, 0), number(1)))), ::weft::leave(weft_p5_0));
    return (WEFT_HOLD(weft_p5_0, 40, 0), a bitor b);
}
static const weft_site weft_sites[] = {
    { "Level::operator<=>", "input.cpp", "rewritten", 40, 40, 17, 6, 0, 1 },
    { "level", "input.cpp", "rewritten", 40, 40, 21, 7, 0, 0 },
    { "number", "input.cpp", "rewritten", 40, 40, 27, 8, 0, 0 },
    { "Level::operator<=>", "input.cpp", "rewritten", 41, 41, 12, 6, 0, 1 },
    { "level", "input.cpp", "rewritten", 41, 41, 12, 7, 0, 0 },
    { "Level::operator==", "input.cpp", "rewritten", 41, 41, 31, 7, 0, 0 },
    { "level", "input.cpp", "rewritten", 41, 41, 31, 8, 0, 0 },
    { "level", "input.cpp", "rewritten", 41, 41, 43, 8, 0, 0 },
    { "Level::operator==", "input.cpp", "rewritten", 42, 42, 12, 5, 0, 0 },
    { "number", "input.cpp", "rewritten", 43, 43, 9, 4, 0, 0 },
    { "Level::operator==", "input.cpp", "rewritten", 43, 43, 16, 6, 0, 0 },
    { "number", "input.cpp", "rewritten", 43, 43, 16, 7, 0, 0 },
    { "level", "input.cpp", "rewritten", 43, 43, 29, 7, 0, 0 },
    { "Level::operator==", "input.cpp", "rewritten", 44, 44, 16, 6, 0, 0 },
    { "Level::operator==", "input.cpp", "turned", 50, 50, 9, 4, 0, 0 },
    { "number", "input.cpp", "turned", 50, 50, 9, 5, 0, 0 },
    { "level", "input.cpp", "turned", 50, 50, 22, 5, 0, 0 },
    { "Level::operator<=>", "input.cpp", "turned", 51, 51, 16, 6, 0, 1 },
    { "number", "input.cpp", "turned", 51, 51, 16, 7, 0, 0 },
    { "Level::operator<=>", "input.cpp", "turned", 52, 52, 18, 6, 0, 1 },
    { "number", "input.cpp", "turned", 52, 52, 18, 7, 0, 0 },
    { "level", "input.cpp", "turned", 52, 52, 32, 7, 0, 0 },
    { "Level::operator==", "input.cpp", "turned", 53, 53, 12, 6, 0, 0 },
    { "number", "input.cpp", "turned", 53, 53, 12, 7, 0, 0 },
    { "std::operator<", "input.cpp", "turned", 53, 53, 30, 5, 0, 0 },
    { "operator!=", "input.cpp", "in_template", 56, 56, 51, 5, 0, 0 },
    { "level", "input.cpp", "in_template", 56, 56, 56, 6, 0, 0 },
    { "operator<", "input.cpp", "in_template", 56, 56, 68, 5, 0, 0 },
    { "level", "input.cpp", "in_template", 56, 56, 68, 6, 0, 0 },
    { "in_template", "input.cpp", "written_nowhere", 60, 60, 15, 5, 0, 0 },
    { "level", "input.cpp", "written_nowhere", 60, 60, 27, 6, 0, 0 },
    { "Level::operator==", "input.cpp", "out_of_macros", 68, 68, 38, 6, 0, 0 },
    { "level", "input.cpp", "out_of_macros", 68, 68, 38, 7, 0, 0 },
    { "level", "input.cpp", "out_of_macros", 68, 68, 58, 7, 0, 0 },
    { "Level::operator<=>", "input.cpp", "out_of_macros", 68, 68, 70, 6, 0, 1 },
    { "level", "input.cpp", "out_of_macros", 68, 68, 70, 7, 0, 0 },
    { "number", "input.cpp", "out_of_macros", 68, 68, 70, 8, 0, 0 },
    { "Flags::operator!=", "input.cpp", "words", 72, 72, 9, 4, 0, 0 },
    { "Flags::operator^=", "input.cpp", "words", 73, 73, 9, 4, 0, 0 },
    { "number", "input.cpp", "words", 73, 73, 18, 5, 0, 0 },
    { "Flags::operator|", "input.cpp", "words", 74, 74, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(41)

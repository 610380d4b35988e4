#include <weft/probe.hpp>
WEFT_UNIT_DECLARE WEFT_STATES(5); WEFT_STATES_ONCE(15);
#line 1 "input.cpp"
// Initialisers that are evaluated once, and those that may be another time or not at all when the program runs.
struct Factory {
    virtual ~Factory();
    int made = 0;
};
struct Level {
    int n;
    constexpr Level(int n) : n(n) {}
};
struct Name {
    Name(int n);
    ~Name();
};
int number(int n);
constexpr int square(int n) { return n * n; }
int *enter(const char *name, int n, Factory *factory);
Level level(Level at_least);
Name name(int n);

struct Test {
    static int *const info, *const other;
    static inline int count = ::weft::value(weft_o[0], (WEFT_OPEN_ONCE(weft_o[0], 0, 0), number(1)));
};
int *const Test::info = ::weft::value(weft_o[1], (WEFT_OPEN_ONCE(weft_o[1], 1, 2), enter("test", ::weft::ready_value(weft_o[1], (::weft::value(weft_o[2], (WEFT_OPEN_ONCE(weft_o[2], 2, 0), number(2))))), ::weft::ready_value(weft_o[1], new Factory))));
int *const Test::other = ::weft::value(weft_o[3], (WEFT_OPEN_ONCE(weft_o[3], 3, 2), enter("other", ::weft::ready_value(weft_o[3], ::weft::value(weft_o[4], (WEFT_OPEN_ONCE(weft_o[4], 4, 0), square(3)))), ::weft::ready_value(weft_o[3], new Factory))));
static Level highest = (WEFT_HOLD_ONCE(weft_o[5], 5, 1), level(::weft::ready_value(weft_o[5], ::weft::value(weft_o[6], (WEFT_OPEN_ONCE(weft_o[6], 6, 0), Level(4)))))), *lowest = ::weft::value(weft_o[7], (WEFT_OPEN_ONCE(weft_o[7], 7, 1), new Level(::weft::ready_value(weft_o[7], ::weft::value(weft_o[8], (WEFT_OPEN_ONCE(weft_o[8], 8, 0), number(5)))))));
Name first = (WEFT_HOLD_ONCE(weft_o[9], 9, 0), name(6)), second((WEFT_HOLD_ONCE(weft_o[10], 10, 1), ::weft::ready_value(weft_o[10], ::weft::value(weft_o[11], (WEFT_OPEN_ONCE(weft_o[11], 11, 0), number(7))))));
namespace {
namespace inner {
const Name &third = (WEFT_HOLD_ONCE(weft_o[12], 12, 1), name(::weft::ready_value(weft_o[12], ::weft::value(weft_o[13], (WEFT_OPEN_ONCE(weft_o[13], 13, 0), number(8))))));
}
} // namespace
extern "C" {
int of_c = ::weft::value(weft_o[14], (WEFT_OPEN_ONCE(weft_o[14], 14, 0), number(9)));
}

// perhaps constant, or not once
static int sum = square(10) + number(11);
static int by_closure = [](int n) { return n; }(12);
thread_local int of_thread = ::weft::value(weft_s[0], (WEFT_OPEN_KEPT(weft_s[0], 15, 0), number(13)));
template <class T> struct Instance {
    static int size;
};
template <class T> int Instance<T>::size = ::weft::value(weft_s[1], (WEFT_OPEN_KEPT(weft_s[1], 16, 0), number(sizeof(T))));
template <class T> int variable = ::weft::either(weft_s[2], (WEFT_OPEN_KEPT(weft_s[2], 17, 0), number(14)));
struct Members {
    int n = ::weft::value(weft_s[3], (WEFT_OPEN_KEPT(weft_s[3], 18, 0), number(15)));
    Members() : n(::weft::value(weft_s[4], (WEFT_OPEN_KEPT(weft_s[4], 19, 0), number(16)))) {}
};

int use() { return Instance<int>::size + variable<int>; }
static const weft_site weft_sites[] = {
    { "number", "input.cpp", "", 22, 22, 31, 3, 0, 0 },
    { "enter", "input.cpp", "", 24, 24, 25, 2, 0, 0 },
    { "number", "input.cpp", "", 24, 24, 40, 3, 0, 0 },
    { "enter", "input.cpp", "", 25, 25, 26, 2, 0, 0 },
    { "square", "input.cpp", "", 25, 25, 41, 3, 0, 0 },
    { "level", "input.cpp", "", 26, 26, 24, 2, 0, 0 },
    { "Level::Level", "input.cpp", "", 26, 26, 30, 4, 0, 0 },
    { "Level::Level", "input.cpp", "", 26, 26, 55, 3, 0, 0 },
    { "number", "input.cpp", "", 26, 26, 61, 4, 0, 0 },
    { "name", "input.cpp", "", 27, 27, 14, 2, 0, 0 },
    { "Name::Name", "input.cpp", "", 27, 27, 23, 2, 0, 0 },
    { "number", "input.cpp", "", 27, 27, 30, 3, 0, 0 },
    { "name", "input.cpp", "", 30, 30, 21, 4, 0, 0 },
    { "number", "input.cpp", "", 30, 30, 26, 5, 0, 0 },
    { "number", "input.cpp", "", 34, 34, 12, 3, 0, 0 },
    { "number", "input.cpp", "", 40, 40, 30, 2, 0, 0 },
    { "number", "input.cpp", "", 44, 44, 44, 2, 0, 0 },
    { "number", "input.cpp", "", 45, 45, 35, 2, 0, 0 },
    { "number", "input.cpp", "", 47, 47, 13, 3, 0, 0 },
    { "number", "input.cpp", "Members::Members", 48, 48, 19, 3, 0, 0 },
};
WEFT_UNIT_DEFINE(20)

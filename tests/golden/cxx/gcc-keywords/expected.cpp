#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// Keywords that g++ has in each standard, `__constinit` and `__final`: without them clang would read the text with the macros of
// another gcc, and these constructors as functions that run.
#if defined __GNUC__ && !defined __clang__ && __GNUC__ >= 10
#define CONSTINIT __constinit
#define CONSTEXPR constexpr
#define FINAL __final
#else
#define CONSTINIT
#define CONSTEXPR
#define FINAL final
#endif
struct Tag {
    explicit constexpr Tag() {}
};
constexpr int answer(int n) { return n + 1; }
struct Message FINAL {
    CONSTEXPR Message(Tag) : n(answer(41)) {}
    int n;
};
struct Default {
    CONSTEXPR Default() : instance(Tag{}) {}
    ~Default() {}
    union {
        Message instance;
    };
};
extern Default of_all;
CONSTINIT Default of_all;
int next(int n)
{ ::weft::point weft_p0_0;
    static CONSTINIT const Message first = Message(Tag{});
    return ::weft::value(weft_p0_0, (WEFT_OPEN(weft_p0_0, 0, 0), answer(first.n + n)));
}
int main() { ::weft::point weft_p1_0, weft_p1_1; return of_all.instance.n + ::weft::value(weft_p1_0, (WEFT_OPEN(weft_p1_0, 1, 1), next(::weft::ready_value(weft_p1_0, ::weft::value(weft_p1_1, (WEFT_OPEN(weft_p1_1, 2, 0), answer(0))))))) == 86 ? 0 : 1; }
static const weft_site weft_sites[] = {
    { "answer", "input.cpp", "next", 32, 32, 12, 4, 0, 0 },
    { "next", "input.cpp", "main", 34, 34, 41, 7, 0, 0 },
    { "answer", "input.cpp", "main", 34, 34, 46, 8, 0, 0 },
};
WEFT_UNIT_DEFINE(3)

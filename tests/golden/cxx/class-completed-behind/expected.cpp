#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// A class that is only declared where templates pass its objects on: no value of it can be passed there, a reference can.
#include <string>
#include <utility>
class R {
public:
    class Arg;
    template <typename F, typename SP> static inline bool Apply(F f, SP sp, const R &re) { ::weft::point weft_p0_0; return (WEFT_HOLD(weft_p0_0, 0, 0), f(sp, re, nullptr, 0)); }
    template <typename F, typename SP, typename... A> static inline bool Apply(F f, SP sp, const R &re, const A &...a)
    { ::weft::point weft_p1_0;
        const Arg *const args[] = { &a... };
        const int n = sizeof...(a);
        return ::weft::either(weft_p1_0, (WEFT_OPEN(weft_p1_0, 1, 0), f(sp, re, args, n)));
    }
    template <typename... A> static bool Full(const std::string &text, const R &re, A &&...a) { ::weft::point weft_p2_0, weft_p2_1, weft_p2_2; return ::weft::either(weft_p2_0, (WEFT_OPEN(weft_p2_0, 2, static_cast<unsigned>(sizeof...(a))), Apply(FullN, text, re, ::weft::ready(weft_p2_0, ::weft::same(weft_p2_1, (WEFT_OPEN(weft_p2_1, 3, 1), Arg(::weft::ready_either(weft_p2_1, ::weft::same(weft_p2_2, (WEFT_OPEN(weft_p2_2, 4, 0), std::forward<A>(a))))))))...))); }
    template <typename... A> static bool Twice(const std::string &text, const R &re, A &&...a) { ::weft::guarded weft_p3_0, weft_p3_1, weft_p3_2, weft_p3_3, weft_p3_4; return ::weft::either(weft_p3_0, (WEFT_OPEN_GUARDED(weft_p3_0, 5, static_cast<unsigned>(sizeof...(a))), Apply(FullN, text, re, ::weft::ready(weft_p3_0, ::weft::same(weft_p3_1, (WEFT_OPEN_GUARDED(weft_p3_1, 6, 0), Arg{ ::weft::same(weft_p3_2, (WEFT_OPEN_GUARDED(weft_p3_2, 7, 0), std::forward<A>(a))) })))...))) || ::weft::value(weft_p3_3, (WEFT_OPEN_GUARDED(weft_p3_3, 8, static_cast<unsigned>(sizeof...(a))), FullV(::weft::ready(weft_p3_3, ::weft::same(weft_p3_4, (WEFT_OPEN_GUARDED(weft_p3_4, 9, 0), Arg(a))))..., 1))); }
    template <typename A> static bool Single(const std::string &text, const R &re, A &&a) { ::weft::point weft_p4_0, weft_p4_1, weft_p4_2; return ::weft::value(weft_p4_0, (WEFT_OPEN(weft_p4_0, 10, 1), Apply(FullN, text, re, ::weft::ready(weft_p4_0, ::weft::same(weft_p4_1, (WEFT_OPEN(weft_p4_1, 11, 1), Arg(::weft::ready_either(weft_p4_1, ::weft::same(weft_p4_2, (WEFT_OPEN(weft_p4_2, 12, 0), std::forward<A>(a))))))))))); }
    static bool FullN(const std::string &text, const R &re, const Arg *const args[], int n);
    static bool FullV(Arg a, int n);
    R(const char *) {}
};
class R::Arg
{
    void *p;
public:
    Arg() : p(nullptr) {}
    template <typename T> Arg(T *q) : p(q) {}
};
bool use(int *x, int *y) { ::weft::point weft_p5_0, weft_p5_1, weft_p5_2; return ::weft::value(weft_p5_0, (WEFT_OPEN(weft_p5_0, 13, 2), R::Full(::weft::ready_as<const std::basic_string<char> &>(weft_p5_0, "a"), ::weft::ready(weft_p5_0, ::weft::same(weft_p5_1, (WEFT_OPEN(weft_p5_1, 14, 0), R("b")))), x, y))) || ::weft::value(weft_p5_2, (WEFT_OPEN(weft_p5_2, 15, 2), R::Single(::weft::ready_as<const std::basic_string<char> &>(weft_p5_2, "a"), ::weft::ready_as<const R &>(weft_p5_2, "b"), y))); }
static const weft_site weft_sites[] = {
    { "*f", "input.cpp", "R::Apply", 7, 7, 99, 5, 0, 0 },
    { "*f", "input.cpp", "R::Apply", 12, 12, 16, 5, 0, 0 },
    { "Apply", "input.cpp", "R::Full", 14, 14, 104, 5, 0, 0 },
    { "Arg", "input.cpp", "R::Full", 14, 14, 127, 7, 0, 0 },
    { "std::forward", "input.cpp", "R::Full", 14, 14, 131, 8, 0, 0 },
    { "Apply", "input.cpp", "R::Twice", 15, 15, 105, 6, 0, 0 },
    { "Arg", "input.cpp", "R::Twice", 15, 15, 128, 8, 0, 1 },
    { "std::forward", "input.cpp", "R::Twice", 15, 15, 133, 10, 0, 0 },
    { "R::FullV", "input.cpp", "R::Twice", 15, 15, 161, 6, 0, 0 },
    { "Arg", "input.cpp", "R::Twice", 15, 15, 167, 8, 0, 0 },
    { "R::Apply", "input.cpp", "R::Single", 16, 16, 100, 5, 0, 0 },
    { "Arg", "input.cpp", "R::Single", 16, 16, 123, 6, 0, 0 },
    { "std::forward", "input.cpp", "R::Single", 16, 16, 127, 7, 0, 0 },
    { "R::Full", "input.cpp", "use", 28, 28, 35, 5, 0, 0 },
    { "R::R", "input.cpp", "use", 28, 28, 48, 7, 0, 0 },
    { "R::Single", "input.cpp", "use", 28, 28, 65, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(16)

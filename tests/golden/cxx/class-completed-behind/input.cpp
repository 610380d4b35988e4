// A class that is only declared where templates pass its objects on: no value of it can be passed there, a reference can.
#include <string>
#include <utility>
class R {
public:
    class Arg;
    template <typename F, typename SP> static inline bool Apply(F f, SP sp, const R &re) { return f(sp, re, nullptr, 0); }
    template <typename F, typename SP, typename... A> static inline bool Apply(F f, SP sp, const R &re, const A &...a)
    {
        const Arg *const args[] = { &a... };
        const int n = sizeof...(a);
        return f(sp, re, args, n);
    }
    template <typename... A> static bool Full(const std::string &text, const R &re, A &&...a) { return Apply(FullN, text, re, Arg(std::forward<A>(a))...); }
    template <typename... A> static bool Twice(const std::string &text, const R &re, A &&...a) { return Apply(FullN, text, re, Arg{ std::forward<A>(a) }...) || FullV(Arg(a)..., 1); }
    template <typename A> static bool Single(const std::string &text, const R &re, A &&a) { return Apply(FullN, text, re, Arg(std::forward<A>(a))); }
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
bool use(int *x, int *y) { return R::Full("a", R("b"), x, y) || R::Single("a", "b", y); }

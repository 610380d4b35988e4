/* std: c++14 c++17 c++20 */
// Trivial objects that calls in templates give, and that live on behind the call: in a reference, or as what `decltype(auto)` returns. Their
// classes are complete behind the template's text, or only where one of its instances is made.
#include <cstdio>
#include <cstring>
#include <tuple>
#include <utility>
static void clobber()
{
    char stack[4096];
    std::memset(stack, 0x5a, sizeof stack);
    asm volatile("" : : "r"(stack) : "memory");
}
struct outer {
    struct inner;
    template <class T> static int bound(T n)
    {
        const inner &a = inner(n);
        inner &&b = inner(n + 1);
        clobber();
        return 10 * sum(a) + sum(b);
    }
    template <class T> static int arms(T n)
    {
        const inner &a = n ? inner(n) : inner(n + 1);
        clobber();
        return sum(same(inner(n))) * 10 + sum(a);
    }
    template <class T> static decltype(auto) back(T n) { return inner(n); }
    template <class T> static decltype(auto) back_arm(T n) { return n ? inner(n) : inner(n + 1); }
    static int sum(const inner &i);
    static const inner &same(const inner &i);
};
struct outer::inner {
    int n, m;
    template <class T> inner(T n) : n(n), m(n + 1) {}
};
int outer::sum(const inner &i) { return i.n + i.m; }
const outer::inner &outer::same(const inner &i) { return i; }

template <unsigned n> struct step;
template <> struct step<1> {
    template <class F, class T> static constexpr decltype(auto) apply(F &&f, T &&t) { return static_cast<F &&>(f)(static_cast<T &&>(t)); }
};
struct fold {
    template <class F, class... T> constexpr decltype(auto) operator()(F &&f, T &&...t) const
    {
        return step<sizeof...(t)>::apply(static_cast<F &&>(f), static_cast<T &&>(t)...);
    }
};
template <class F> struct held {
    virtual ~held() {}
    virtual int seen(F f)
    {
        auto &&kept = f();
        clobber();
        return kept.n;
    }
};
struct made { // behind the templates
    int n, m;
};
static made one = { 1, 2 };
struct gives_object {
    made operator()() const { return { 5, 6 }; }
};
struct gives_reference {
    made &&operator()() const { return static_cast<made &&>(one); }
};
struct derived : held<gives_object> {};


// functions of the library that take a pack, so that they are called with another number of arguments than they have parameters
struct counted {
    int copies = 0, moves = 0;
    counted() {}
    counted(const counted &c) : copies(c.copies + 1), moves(c.moves) {}
    counted(counted &&c) : copies(c.copies), moves(c.moves + 1) {}
};
template <class T> decltype(auto) all(T a) { return std::make_tuple(a, a + 1, a + 2); }
template <class T> int bound(T a)
{
    const auto &t = std::make_tuple(a, a + 1, a + 2);
    auto &&u = std::make_tuple(a + 3);
    clobber();
    return 100 * std::get<0>(t) + 10 * std::get<2>(t) + std::get<0>(u);
}
template <class T> int copies(T a)
{
    auto t = std::make_tuple(a, a, std::move(a));
    return 100 * std::get<0>(t).copies + 10 * std::get<2>(t).copies + std::get<2>(t).moves;
}
template <class R, class F, class... A> struct caller {
    F f;
    R call(A... a) const { return static_cast<R>(f(std::forward<A>(a)...)); }
};

int main()
{
    auto &&t = all(4);
    clobber();
    std::printf("%d %d %d\n", std::get<2>(t), bound(1), copies(counted()));
    auto sum = [](int a, int b) { return a + b; };
    caller<void, decltype(sum), int, int>{ sum }.call(1, 2);
    std::printf("%d\n", caller<int, decltype(sum), int, int>{ sum }.call(3, 4));
    std::printf("%d %d\n", outer::bound(3), outer::arms(4));
    const auto &a = outer::back(5);
    auto &&b = outer::back_arm(6);
    decltype(auto) c = fold{}([](int n) { return made{ n, n + 1 }; }, 7);
    auto &&d = fold{}([](int n) { return made{ n, n + 1 }; }, 8);
    made &&e = fold{}([](made &&m) -> made && { return static_cast<made &&>(m); }, static_cast<made &&>(one));
    made &f = fold{}([](int) -> made & { return one; }, 9);
    clobber();
    f.m = 9;
    std::printf("%d %d %d %d %d %d\n", a.m, b.m, c.m, d.m, e.m, f.m);
    held<gives_reference> direct;
    derived through_base;
    held<gives_object> *base = &through_base;
    std::printf("%d %d\n", direct.held<gives_reference>::seen({}), base->seen({}));
}

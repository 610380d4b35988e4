/* std: c++20 */
/* flags: -pthread */
/* expect: gen::next 4 */
// The standard library at work: coroutines, variants, threads, futures, algorithms, structured bindings, folds, concepts.
#include <thread>
#include <future>
#include <vector>
#include <string>
#include <cstdio>
#include <mutex>
#include <optional>
#include <variant>
#include <array>
#include <coroutine>
#include <iterator>
#include <numeric>
#include <regex>
#include <set>
#include <unordered_map>
#include <list>
#include <memory>
#include <algorithm>
struct gen {
    struct promise_type {
        int v;
        gen get_return_object()
        {
            return gen{ std::coroutine_handle<promise_type>::from_promise(*this) };
        }
        std::suspend_always initial_suspend()
        {
            return {};
        }
        std::suspend_always final_suspend() noexcept
        {
            return {};
        }
        std::suspend_always yield_value(int x)
        {
            v = x;
            return {};
        }
        void return_void()
        {
        }
        void unhandled_exception()
        {
        }
    };
    std::coroutine_handle<promise_type> h;
    ~gen()
    {
        h.destroy();
    }
    bool next()
    {
        h.resume();
        return !h.done();
    }
    int value()
    {
        return h.promise().v;
    }
};
int say(int x)
{
    std::printf("say %d\n", x);
    return x;
}
gen count(int n)
{
    for (int i = 0; i < n; i++)
        co_yield say(i) + say(1);
}
template <class... Fs> struct over : Fs... {
    using Fs::operator()...;
};
template <class... Fs> over(Fs...) -> over<Fs...>;
template <class It, class F> auto apply_all(It b, It e, F f)
{
    std::vector<decltype(f(*b))> r;
    for (; b != e; ++b)
        r.push_back(f(*b));
    return r;
}
struct Counter {
    static int n;
    Counter()
    {
        ++n;
    }
    Counter(const Counter &)
    {
        ++n;
        std::puts("cc");
    }
    Counter(Counter &&)
    {
        std::puts("cm");
    }
    ~Counter()
    {
        --n;
    }
    Counter &with(int)
    {
        return *this;
    }
};
int Counter::n;
Counter mk()
{
    return {};
}
std::optional<std::string> find(const std::string &k)
{
    if (k == "a")
        return k + "!";
    return std::nullopt;
}
template <class T, class... A> std::unique_ptr<T> create(A &&...a)
{
    return std::unique_ptr<T>(new T(std::forward<A>(a)...));
}
struct P {
    int x;
    std::string s;
    P(int x, std::string s) : x(x), s(std::move(s))
    {
    }
};
auto fold(auto... xs)
{
    return (say(xs) + ... + 0);
}
template <class T>
concept Num = requires(T t) { t + t; };
template <Num T> T add(T a, T b)
{
    return static_cast<T>(a + b);
}
int main()
{
    gen g = count(3);
    while (g.next())
        say(g.value());
    int src[] = { 1, 2, 3 };
    auto v = apply_all(std::begin(src), std::end(src), [](int x) { return std::to_string(x * 2); });
    for (const auto &s : v)
        std::printf("%s\n", s.c_str());
    std::variant<int, std::string> var = std::string("q");
    std::visit(over{ [](int i) { say(i); }, [](const std::string &s) { std::printf("%s\n", s.c_str()); } }, var);
    auto o = find("a");
    std::printf("%s\n", o ? o->c_str() : "-");
    std::printf("%s\n", find("b").value_or("none").c_str());
    auto p = create<P>(3, "str");
    std::printf("%d %s\n", p->x, p->s.c_str());
    std::mutex m;
    int total = 0;
    std::vector<std::thread> ts;
    for (int i = 0; i < 4; i++)
        ts.emplace_back([&, i] {
            std::lock_guard<std::mutex> l(m);
            total += i;
        });
    for (auto &t : ts)
        t.join();
    say(total);
    auto f = std::async(std::launch::async, [](int x) { return x * 2; }, 21);
    say(f.get());
    std::jthread jt([] {});
    std::thread t2(say, 5);
    t2.join();
    mk().with(1).with(2);
    Counter c = mk();
    auto c2 = mk();
    {
        std::vector<Counter> cs(2);
        cs.push_back(mk());
        cs.emplace_back();
    }
    say(Counter::n);
    say(fold(1, 2, 3));
    say(add(2, 3));
    std::printf("%f\n", add(1.5, 2.5));
    std::unordered_map<std::string, std::vector<int>> um;
    um["a"].push_back(say(1));
    um["a"].push_back(2);
    for (auto &[k, vv] : um)
        say(std::accumulate(vv.begin(), vv.end(), 0));
    std::regex re("a(b+)");
    std::smatch sm;
    std::string str = "xabbb";
    if (std::regex_search(str, sm, re))
        std::printf("%s\n", sm[1].str().c_str());
    std::list<int> l{ 3, 1, 2 };
    l.sort();
    l.remove_if([](int x) { return x == 2; });
    say(l.front());
    say(*std::next(l.begin()));
    std::array<int, 3> arr{ { say(1), 2, 3 } };
    say(std::get<1>(arr));
    auto [a1, b1, c1] = arr;
    say(a1 + b1 + c1);
    std::set<std::string, std::less<>> ss{ "b", "a" };
    std::printf("%s\n", ss.begin()->c_str());
    auto rec = [](auto &&self, int n) -> int { return n ? n + self(self, n - 1) : 0; };
    say(rec(rec, 4));
    try {
        throw std::string("boom") + std::to_string(1);
    } catch (std::string &s) {
        std::puts(s.c_str());
    }
    std::string s1 = "a", s2 = s1 + "b" + s1 + std::string(3, 'c');
    std::puts((s1 + s2).c_str());
    std::puts(s2.substr(1).append("z").c_str());
    const char *cc = (s1 + "temp").c_str();
    (void)cc;
    struct {
        int a : 3;
    } bf{ 2 };
    say(bf.a);
    volatile int vi = 3;
    say(vi);
    int x = 5;
    auto cap = [x = say(x), &ref = x]() mutable { return x += ref; };
    say(cap());
    say(cap());
    return 0;
}

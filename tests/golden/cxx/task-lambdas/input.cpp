// Lambdas that are written in the call keep their types: they capture the task's number behind all else, and begin with
// a guard. The call begins when the number is there.
struct pool {
    template <class F> int submit(F &&f);
    template <class F> void submit(const char *name, F f);
};
int count(int);
template <class F> pool &run_in(pool &p, F f);

int caller(pool &p, int n)
{
    int sum = p.submit([] { return 1; });
    p.submit("sum", [&sum, n](int k) mutable noexcept { sum += n + k; });
    p.submit("all", [=, x = count(n)]() -> int { return x + n; });
    p.submit("some" "thing", [&](auto... v) { return sum + (0 + ... + v); });
    run_in(run_in(p, [&] { p.submit([n] { return count(n); }); }), [n] { return n; }).submit([/* nothing */] {});
    return p.submit([&] {
        sum = n;
        return sum;
    });
}

template <class T> struct owner {
    pool p;
    T t;
    void start()
    {
        p.submit([this] { t = T(); });
        p.submit([copy = t, this](const T &other) { t = copy + other; });
    }
};
template struct owner<int>;

#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// Lambdas that are written in the call keep their types: they capture the task's number behind all else, and begin with
// a guard. The call begins when the number is there.
struct pool {
    template <class F> int submit(F &&f);
    template <class F> void submit(const char *name, F f);
};
int count(int);
template <class F> pool &run_in(pool &p, F f);

int caller(pool &p, int n)
{ ::weft::guarded weft_p0_0, weft_p0_1, weft_p0_2;
    int sum = ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 0, 1), p.submit([weft_t1 = ::weft::task_created(weft_p0_0, WEFT_SITE(1))] { ::weft::task_body weft_b1(WEFT_SITE(1), weft_t1); return 1; })));
    (WEFT_OPEN_GUARDED(weft_p0_0, 2, 1), p.submit("sum", [&sum, n, weft_t3 = ::weft::task_created(weft_p0_0, WEFT_SITE(3))](int k) mutable noexcept { ::weft::task_body weft_b3(WEFT_SITE(3), weft_t3); sum += n + k; }), ::weft::leave(weft_p0_0));
    (WEFT_OPEN_GUARDED(weft_p0_0, 4, 1), p.submit("all", [=, x = count(n), weft_t5 = ::weft::task_created(weft_p0_0, WEFT_SITE(5))]() -> int { ::weft::task_body weft_b5(WEFT_SITE(5), weft_t5); return x + n; }), ::weft::leave(weft_p0_0));
    (WEFT_OPEN_GUARDED(weft_p0_0, 6, 1), p.submit("some" "thing", [&, weft_t7 = ::weft::task_created(weft_p0_0, WEFT_SITE(7))](auto... v) { ::weft::task_body weft_b7(WEFT_SITE(7), weft_t7); return sum + (0 + ... + v); }), ::weft::leave(weft_p0_0));
    (WEFT_OPEN_GUARDED(weft_p0_0, 8, 2), ::weft::ready(weft_p0_0, ::weft::same(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 10, 2), run_in(::weft::ready(weft_p0_1, ::weft::same(weft_p0_2, (WEFT_OPEN_GUARDED(weft_p0_2, 12, 1), run_in(p, [&, weft_t13 = ::weft::task_created(weft_p0_2, WEFT_SITE(13))] { ::weft::point weft_p1_0; ::weft::task_body weft_b13(WEFT_SITE(13), weft_t13); (WEFT_OPEN(weft_p1_0, 14, 1), p.submit([n, weft_t15 = ::weft::task_created(weft_p1_0, WEFT_SITE(15))] { ::weft::point weft_p2_0; ::weft::task_body weft_b15(WEFT_SITE(15), weft_t15); return ::weft::value(weft_p2_0, (WEFT_OPEN(weft_p2_0, 16, 0), count(n))); }), ::weft::leave(weft_p1_0)); })))), [n, weft_t11 = ::weft::task_created(weft_p0_1, WEFT_SITE(11))] { ::weft::task_body weft_b11(WEFT_SITE(11), weft_t11); return n; })))).submit([/* nothing */weft_t9 = ::weft::task_created(weft_p0_0, WEFT_SITE(9))] { ::weft::task_body weft_b9(WEFT_SITE(9), weft_t9);}), ::weft::leave(weft_p0_0));
    return ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 17, 1), p.submit([&, weft_t18 = ::weft::task_created(weft_p0_0, WEFT_SITE(18))] { ::weft::task_body weft_b18(WEFT_SITE(18), weft_t18);
        sum = n;
        return sum;
    })));
}

template <class T> struct owner {
    pool p;
    T t;
    void start()
    { ::weft::point weft_p3_0;
        (WEFT_OPEN(weft_p3_0, 19, 1), p.submit([this, weft_t20 = ::weft::task_created(weft_p3_0, WEFT_SITE(20))] { ::weft::task_body weft_b20(WEFT_SITE(20), weft_t20); t = T(); }), ::weft::leave(weft_p3_0));
        (WEFT_OPEN(weft_p3_0, 21, 1), p.submit([copy = t, this, weft_t22 = ::weft::task_created(weft_p3_0, WEFT_SITE(22))](const T &other) { ::weft::task_body weft_b22(WEFT_SITE(22), weft_t22); t = copy + other; }), ::weft::leave(weft_p3_0));
    }
};
template struct owner<int>;
static const weft_site weft_sites[] = {
    { "pool::submit", "input.cpp", "caller", 12, 12, 15, 5, 0, 0 },
    { "pool::submit (task)", "input.cpp", "caller", 12, 12, 15, 5, 6, 16 },
    { "pool::submit", "input.cpp", "caller", 13, 13, 5, 3, 0, 0 },
    { "pool::submit sum", "input.cpp", "caller", 13, 13, 5, 3, 6, 16 },
    { "pool::submit", "input.cpp", "caller", 14, 14, 5, 3, 0, 0 },
    { "pool::submit all", "input.cpp", "caller", 14, 14, 5, 3, 6, 16 },
    { "pool::submit", "input.cpp", "caller", 15, 15, 5, 3, 0, 0 },
    { "pool::submit something", "input.cpp", "caller", 15, 15, 5, 3, 6, 16 },
    { "pool::submit", "input.cpp", "caller", 16, 16, 5, 3, 0, 0 },
    { "pool::submit (task)", "input.cpp", "caller", 16, 16, 5, 3, 6, 16 },
    { "run_in", "input.cpp", "caller", 16, 16, 5, 5, 0, 0 },
    { "run_in (task)", "input.cpp", "caller", 16, 16, 5, 5, 6, 16 },
    { "run_in", "input.cpp", "caller", 16, 16, 12, 6, 0, 0 },
    { "run_in (task)", "input.cpp", "caller", 16, 16, 12, 6, 6, 16 },
    { "pool::submit", "input.cpp", "caller", 16, 16, 28, 9, 0, 0 },
    { "pool::submit (task)", "input.cpp", "caller", 16, 16, 28, 9, 6, 16 },
    { "count", "input.cpp", "caller", 16, 16, 50, 13, 0, 0 },
    { "pool::submit", "input.cpp", "caller", 17, 20, 12, 4, 0, 0 },
    { "pool::submit (task)", "input.cpp", "caller", 17, 20, 12, 4, 6, 16 },
    { "submit", "input.cpp", "owner::start", 28, 28, 9, 4, 0, 0 },
    { "submit (task)", "input.cpp", "owner::start", 28, 28, 9, 4, 6, 16 },
    { "submit", "input.cpp", "owner::start", 29, 29, 9, 4, 0, 0 },
    { "submit (task)", "input.cpp", "owner::start", 29, 29, 9, 4, 6, 16 },
};
WEFT_UNIT_DEFINE(23)

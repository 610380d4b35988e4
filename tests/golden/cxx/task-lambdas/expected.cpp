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
    (WEFT_OPEN_GUARDED(weft_p0_0, 4, 1), p.submit("all", [=, x = ::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 6, 0), count(n))), weft_t5 = ::weft::task_created(weft_p0_0, WEFT_SITE(5))]() -> int { ::weft::task_body weft_b5(WEFT_SITE(5), weft_t5); return x + n; }), ::weft::leave(weft_p0_0));
    (WEFT_OPEN_GUARDED(weft_p0_0, 7, 1), p.submit("some" "thing", [&, weft_t8 = ::weft::task_created(weft_p0_0, WEFT_SITE(8))](auto... v) { ::weft::task_body weft_b8(WEFT_SITE(8), weft_t8); return sum + (0 + ... + v); }), ::weft::leave(weft_p0_0));
    (WEFT_OPEN_GUARDED(weft_p0_0, 9, 2), ::weft::ready(weft_p0_0, ::weft::same(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 11, 2), run_in(::weft::ready(weft_p0_1, ::weft::same(weft_p0_2, (WEFT_OPEN_GUARDED(weft_p0_2, 13, 1), run_in(p, [&, weft_t14 = ::weft::task_created(weft_p0_2, WEFT_SITE(14))] { ::weft::point weft_p1_0; ::weft::task_body weft_b14(WEFT_SITE(14), weft_t14); (WEFT_OPEN(weft_p1_0, 15, 1), p.submit([n, weft_t16 = ::weft::task_created(weft_p1_0, WEFT_SITE(16))] { ::weft::point weft_p2_0; ::weft::task_body weft_b16(WEFT_SITE(16), weft_t16); return ::weft::value(weft_p2_0, (WEFT_OPEN(weft_p2_0, 17, 0), count(n))); }), ::weft::leave(weft_p1_0)); })))), [n, weft_t12 = ::weft::task_created(weft_p0_1, WEFT_SITE(12))] { ::weft::task_body weft_b12(WEFT_SITE(12), weft_t12); return n; })))).submit([/* nothing */weft_t10 = ::weft::task_created(weft_p0_0, WEFT_SITE(10))] { ::weft::task_body weft_b10(WEFT_SITE(10), weft_t10);}), ::weft::leave(weft_p0_0));
    return ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 18, 1), p.submit([&, weft_t19 = ::weft::task_created(weft_p0_0, WEFT_SITE(19))] { ::weft::task_body weft_b19(WEFT_SITE(19), weft_t19);
        sum = n;
        return sum;
    })));
}

template <class T> struct owner {
    pool p;
    T t;
    void start()
    { ::weft::point weft_p3_0;
        (WEFT_OPEN(weft_p3_0, 20, 1), p.submit([this, weft_t21 = ::weft::task_created(weft_p3_0, WEFT_SITE(21))] { ::weft::task_body weft_b21(WEFT_SITE(21), weft_t21); t = T(); }), ::weft::leave(weft_p3_0));
        (WEFT_OPEN(weft_p3_0, 22, 1), p.submit([copy = t, this, weft_t23 = ::weft::task_created(weft_p3_0, WEFT_SITE(23))](const T &other) { ::weft::task_body weft_b23(WEFT_SITE(23), weft_t23); t = copy + other; }), ::weft::leave(weft_p3_0));
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
    { "count", "input.cpp", "caller", 14, 14, 29, 5, 0, 0 },
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
WEFT_UNIT_DEFINE(24)

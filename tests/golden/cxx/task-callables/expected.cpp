#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// Functions and objects are put into an object that is called in their place, and that copies and moves them when the
// pool does.
#include <functional>
#include <string>
#include <utility>
struct adder {
    int n;
    int operator()() const
    {
        return n;
    }
};
struct job {
    std::string name;
    job(const job &);
    void operator()() const;
};
struct pool {
    template <class F> int submit(F &&f);
    void post(std::function<void()> f);
    template <class F, class... A> int bind(F f, A &&...a);
};
int work();
int with(int, double);
adder make(int);

int caller(pool &p, const job &j, int n, int (*pointer)())
{ ::weft::guarded weft_p0_0, weft_p0_1;
    auto closure = [n] { return n; };
    std::function<void()> function = [] {};
    adder a{ n };
    (WEFT_OPEN_GUARDED(weft_p0_0, 0, 1), p.submit(::weft::task_function(weft_p0_0, WEFT_SITE(1), work)), ::weft::leave(weft_p0_0));
    (WEFT_OPEN_GUARDED(weft_p0_0, 2, 1), p.submit(::weft::task_function(weft_p0_0, WEFT_SITE(3), &work)), ::weft::leave(weft_p0_0));
    (WEFT_OPEN_GUARDED(weft_p0_0, 4, 1), p.submit(::weft::task_function(weft_p0_0, WEFT_SITE(5), pointer)), ::weft::leave(weft_p0_0));
    (WEFT_OPEN_GUARDED(weft_p0_0, 6, 1), p.submit(::weft::task_object(weft_p0_0, WEFT_SITE(7), closure)), ::weft::leave(weft_p0_0));
    (WEFT_OPEN_GUARDED(weft_p0_0, 8, 1), p.submit(::weft::task_object(weft_p0_0, WEFT_SITE(9), std::move(closure))), ::weft::leave(weft_p0_0));
    (WEFT_OPEN_GUARDED(weft_p0_0, 10, 1), p.post(::weft::task_object(weft_p0_0, WEFT_SITE(11), function)), ::weft::leave(weft_p0_0));
    (WEFT_OPEN_GUARDED(weft_p0_0, 12, 1), p.post(::weft::task_object(weft_p0_0, WEFT_SITE(13), std::move(function))), ::weft::leave(weft_p0_0));
    (WEFT_OPEN_GUARDED(weft_p0_0, 14, 1), p.submit(::weft::task_object(weft_p0_0, WEFT_SITE(15), std::bind(with, 1, 2.0))), ::weft::leave(weft_p0_0));
    (WEFT_OPEN_GUARDED(weft_p0_0, 16, 1), p.submit(::weft::task_object(weft_p0_0, WEFT_SITE(17), a)), ::weft::leave(weft_p0_0));
    (WEFT_OPEN_GUARDED(weft_p0_0, 18, 1), p.submit(::weft::task_object(weft_p0_0, WEFT_SITE(19), j)), ::weft::leave(weft_p0_0));
    (WEFT_OPEN_GUARDED(weft_p0_0, 20, 1), p.submit(::weft::task_object(weft_p0_0, WEFT_SITE(21), make(2))), ::weft::leave(weft_p0_0));
    return ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 22, 1), p.bind(::weft::task_function(weft_p0_0, WEFT_SITE(23), with), 3, 4.0))) + ::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 24, 1), p.submit(::weft::task_object(weft_p0_1, WEFT_SITE(25), adder{ 5 }))));
}
static const weft_site weft_sites[] = {
    { "pool::submit", "input.cpp", "caller", 32, 32, 5, 3, 0, 0 },
    { "pool::submit work", "input.cpp", "caller", 32, 32, 5, 3, 6, 16 },
    { "pool::submit", "input.cpp", "caller", 33, 33, 5, 3, 0, 0 },
    { "pool::submit work", "input.cpp", "caller", 33, 33, 5, 3, 6, 16 },
    { "pool::submit", "input.cpp", "caller", 34, 34, 5, 3, 0, 0 },
    { "pool::submit (task)", "input.cpp", "caller", 34, 34, 5, 3, 6, 16 },
    { "pool::submit", "input.cpp", "caller", 35, 35, 5, 3, 0, 0 },
    { "pool::submit (task)", "input.cpp", "caller", 35, 35, 5, 3, 6, 16 },
    { "pool::submit", "input.cpp", "caller", 36, 36, 5, 3, 0, 0 },
    { "pool::submit (task)", "input.cpp", "caller", 36, 36, 5, 3, 6, 16 },
    { "pool::post", "input.cpp", "caller", 37, 37, 5, 3, 0, 0 },
    { "pool::post (task)", "input.cpp", "caller", 37, 37, 5, 3, 6, 16 },
    { "pool::post", "input.cpp", "caller", 38, 38, 5, 3, 0, 0 },
    { "pool::post (task)", "input.cpp", "caller", 38, 38, 5, 3, 6, 16 },
    { "pool::submit", "input.cpp", "caller", 39, 39, 5, 3, 0, 0 },
    { "pool::submit (task)", "input.cpp", "caller", 39, 39, 5, 3, 6, 16 },
    { "pool::submit", "input.cpp", "caller", 40, 40, 5, 3, 0, 0 },
    { "pool::submit (task)", "input.cpp", "caller", 40, 40, 5, 3, 6, 16 },
    { "pool::submit", "input.cpp", "caller", 41, 41, 5, 3, 0, 0 },
    { "pool::submit (task)", "input.cpp", "caller", 41, 41, 5, 3, 6, 16 },
    { "pool::submit", "input.cpp", "caller", 42, 42, 5, 3, 0, 0 },
    { "pool::submit (task)", "input.cpp", "caller", 42, 42, 5, 3, 6, 16 },
    { "pool::bind", "input.cpp", "caller", 43, 43, 12, 5, 0, 0 },
    { "pool::bind with", "input.cpp", "caller", 43, 43, 12, 5, 6, 16 },
    { "pool::submit", "input.cpp", "caller", 43, 43, 35, 5, 0, 0 },
    { "pool::submit (task)", "input.cpp", "caller", 43, 43, 35, 5, 6, 16 },
};
WEFT_UNIT_DEFINE(26)

#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// std::async is in the table of task libraries: its first callable is the body. Results and exceptions are the future's.
#include <future>
#include <string>
int work(int, int);
struct object {
    int n;
    int method(int) const;
};

int caller(object o)
{ ::weft::point weft_p0_0;
    auto first = (WEFT_HOLD(weft_p0_0, 0, 1), std::async(::weft::task_function(weft_p0_0, WEFT_SITE(1), work), 1, 2));
    auto second = (WEFT_HOLD(weft_p0_0, 2, 1), std::async(std::launch::deferred, [weft_t3 = ::weft::task_created(weft_p0_0, WEFT_SITE(3))](std::string s) { ::weft::task_body weft_b3(WEFT_SITE(3), weft_t3); return s.size(); }, "text"));
    std::future<int> third = (WEFT_HOLD(weft_p0_0, 4, 2), std::async(::weft::ready_value(weft_p0_0, std::launch::async | std::launch::deferred), [o, weft_t5 = ::weft::task_created(weft_p0_0, WEFT_SITE(5))] { ::weft::task_body weft_b5(WEFT_SITE(5), weft_t5); return o.n; }));
    auto fourth = std::async(&object::method, &o, 3);
    return first.get() + static_cast<int>(second.get()) + third.get() + fourth.get();
}
static const weft_site weft_sites[] = {
    { "std::async", "input.cpp", "caller", 12, 12, 18, 6, 0, 0 },
    { "std::async work", "input.cpp", "caller", 12, 12, 18, 6, 6, 16 },
    { "std::async", "input.cpp", "caller", 13, 13, 19, 6, 0, 0 },
    { "std::async (task)", "input.cpp", "caller", 13, 13, 19, 6, 6, 16 },
    { "std::async", "input.cpp", "caller", 14, 14, 30, 6, 0, 0 },
    { "std::async (task)", "input.cpp", "caller", 14, 14, 30, 6, 6, 16 },
};
WEFT_UNIT_DEFINE(6)

#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// Bodies that are left alone: coroutines, function-try-blocks, what may run at compile time; and what is no body of its own: lambdas, defaulted and
// deleted functions.
#include <coroutine>
#include <exception>

struct Task {
    struct promise_type {
        Task get_return_object() { WEFT_POINT(weft_f0, 0, 0); return {}; }
        std::suspend_never initial_suspend() noexcept { WEFT_POINT(weft_f1, 1, 0); return {}; }
        std::suspend_never final_suspend() noexcept { WEFT_POINT(weft_f2, 2, 0); return {}; }
        void return_void() { WEFT_POINT(weft_f3, 3, 0);}
        void unhandled_exception() { WEFT_POINT(weft_f4, 4, 0); std::terminate(); }
    };
};

Task coroutine(int &n)
{
    n++;
    co_await std::suspend_never{};
    n++;
}

struct Guarded {
    int n;
    explicit Guarded(int m) try : n(m) {
        if (m < 0)
            throw m;
    } catch (int) {
        throw;
    }
    Guarded(const Guarded &) = delete;
    Guarded &operator=(Guarded &&) = default;
};

int guarded(int n) try {
    if (n > 2)
        throw n;
    return n;
} catch (int caught) {
    return -caught;
}

constexpr int twice(int n) { return n * 2; }
consteval int thrice(int n) { return n * 3; }
static_assert(twice(2) == 4);

int main()
{ WEFT_POINT(weft_f5, 5, 0);
    int n = 0;
    coroutine(n);
    auto lambda = [](int m) { return m; };
    return guarded(3) + Guarded(3).n + lambda(n) + thrice(1) == 5 ? 0 : 1;
}
static const weft_site weft_sites[] = {
    { "Task::promise_type::get_return_object", "input.cpp", "Task::promise_type::get_return_object", 8, 8, 14, 4, 3, 0 },
    { "Task::promise_type::initial_suspend", "input.cpp", "Task::promise_type::initial_suspend", 9, 9, 28, 4, 3, 0 },
    { "Task::promise_type::final_suspend", "input.cpp", "Task::promise_type::final_suspend", 10, 10, 28, 4, 3, 0 },
    { "Task::promise_type::return_void", "input.cpp", "Task::promise_type::return_void", 11, 11, 14, 4, 3, 0 },
    { "Task::promise_type::unhandled_exception", "input.cpp", "Task::promise_type::unhandled_exception", 12, 12, 14, 4, 3, 0 },
    { "main", "input.cpp", "main", 47, 53, 5, 2, 3, 0 },
};
WEFT_UNIT_DEFINE(6)

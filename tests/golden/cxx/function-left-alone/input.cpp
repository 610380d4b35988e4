// Bodies that are left alone: coroutines, function-try-blocks, what may run at compile time; and what is no body of its own: lambdas, defaulted and
// deleted functions.
#include <coroutine>
#include <exception>

struct Task {
    struct promise_type {
        Task get_return_object() { return {}; }
        std::suspend_never initial_suspend() noexcept { return {}; }
        std::suspend_never final_suspend() noexcept { return {}; }
        void return_void() {}
        void unhandled_exception() { std::terminate(); }
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
{
    int n = 0;
    coroutine(n);
    auto lambda = [](int m) { return m; };
    return guarded(3) + Guarded(3).n + lambda(n) + thrice(1) == 5 ? 0 : 1;
}

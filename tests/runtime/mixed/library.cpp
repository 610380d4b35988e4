// A coroutine that is left and entered again, an exception, an object that a thread's end destroys.
#include <coroutine>
#include <exception>
#include <thread>

struct task {
    struct promise_type {
        task get_return_object() { return {std::coroutine_handle<promise_type>::from_promise(*this)}; }
        std::suspend_always initial_suspend() noexcept { return {}; }
        std::suspend_always final_suspend() noexcept { return {}; }
        void return_void() {}
        void unhandled_exception() { std::terminate(); }
    };
    std::coroutine_handle<promise_type> handle;
};

static int step(int n)
{
    return n;
}

static task walk(int (*back)(int), int *sum)
{
    for (int i = 0; i < 2; i++) {
        *sum += back(step(i));
        co_await std::suspend_always{};
    }
}

static int thrower(int n)
{
    if (n > 1)
        throw n;
    return n;
}

struct last {
    int n = 0;
    ~last() { step(n); }
};
static thread_local last at_end;

extern "C" int cxx_work(int (*back)(int))
{
    int sum = 0;
    task t = walk(back, &sum);
    t.handle.resume();
    thrower(1);
    t.handle.resume();
    t.handle.destroy();
    try {
        thrower(2);
    } catch (int n) {
        sum += n;
    }
    std::thread([] { at_end.n = 1; }).join();
    return sum;
}

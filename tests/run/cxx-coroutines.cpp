/* std: c++20 */
// Coroutines: calls with operands that are awaited, objects that live across a suspension, values that are yielded and returned, exceptions out of them.
#include "log.hpp"

#include <coroutine>
#include <exception>
#include <stdexcept>

// runs when it is asked for its value
struct task {
    struct promise_type {
        object value;
        std::exception_ptr problem;
        std::coroutine_handle<> back;
        task get_return_object() { return task(std::coroutine_handle<promise_type>::from_promise(*this)); }
        std::suspend_always initial_suspend() { return say(90), std::suspend_always(); }
        struct last {
            bool await_ready() noexcept { return false; }
            std::coroutine_handle<> await_suspend(std::coroutine_handle<promise_type> h) noexcept
            {
                return h.promise().back ? h.promise().back : std::noop_coroutine();
            }
            void await_resume() noexcept {}
        };
        last final_suspend() noexcept { return last(); }
        void return_value(object o) { value = std::move(o); }
        void unhandled_exception() { problem = std::current_exception(); }
    };
    std::coroutine_handle<promise_type> handle;
    explicit task(std::coroutine_handle<promise_type> h) : handle(h) {}
    task(task &&t) noexcept : handle(std::exchange(t.handle, nullptr)) {}
    ~task() { handle ? handle.destroy() : void(); }
    bool await_ready() { return say(91), false; }
    std::coroutine_handle<> await_suspend(std::coroutine_handle<> h) { return handle.promise().back = h, handle; }
    object await_resume() { return take(); }
    object take()
    {
        if (handle.promise().problem)
            std::rethrow_exception(handle.promise().problem);
        return std::move(handle.promise().value);
    }
    object run() { return handle.resume(), take(); }
};

struct numbers {
    struct promise_type {
        const object *now = nullptr;
        numbers get_return_object() { return numbers{ std::coroutine_handle<promise_type>::from_promise(*this) }; }
        std::suspend_always initial_suspend() { return {}; }
        std::suspend_always final_suspend() noexcept { return {}; }
        std::suspend_always yield_value(const object &o) { return now = &o, std::suspend_always(); }
        void return_void() {}
        void unhandled_exception() { throw; }
    };
    std::coroutine_handle<promise_type> handle;
    bool next() { return handle.resume(), !handle.done(); }
    int value() const { return handle.promise().now->get(); }
    ~numbers() { handle.destroy(); }
};

static int weigh(const object &a, object b, int c) { return std::printf("weigh %d %d %d\n", a.id, b.id, c), a.value * 100 + b.value * 10 + c; }
static object checked(object o)
{
    if (o.value < 0)
        throw std::runtime_error("negative");
    return o;
}
static task leaf(int n) { co_return checked(object(say(n))); }
static task immediate(object o)
{
    object own(o.get());
    co_return o.self();
}
static task sum(int n)
{
    object kept = make(n);
    int total = weigh(make(1), co_await leaf(n), say(2)) + weigh(kept, make(3), (co_await leaf(4)).value);
    const object &bound = co_await leaf(say(5));
    total += (co_await immediate(make(6))).get() + bound.get();
    if (co_await leaf(7), n > 2)
        total += (co_await leaf(8)).get() > 0 ? (co_await leaf(9)).value : say(0);
    for (int i = (co_await leaf(1)).value; i < (co_await leaf(3)).get(); i++)
        total += i;
    auto inside = [&](int m) -> task { co_return object(weigh(kept, co_await leaf(m), 1)); };
    total += (co_await inside(say(4))).value;
    co_return object(total);
}
static task fails(int n)
{
    object before(n);
    try {
        weigh(make(n), co_await leaf(-n), say(1));
    } catch (const std::runtime_error &e) {
        std::printf("caught %s\n", e.what());
    }
    co_return co_await leaf(-n);
}
static numbers count(int from, int to)
{
    object limit(to);
    for (int i = from; i < limit.get(); i++)
        co_yield make(say(i));
    co_yield object(weigh(limit, make(1), 1));
}
template <class T> static task both(T a, T b)
{
    auto first = co_await leaf(static_cast<int>(a));
    co_return object(weigh(first, co_await immediate(make(static_cast<int>(b))), say(static_cast<int>(a + b))));
}

int main()
{
    part("awaited operands");
    std::printf("%d\n", sum(2).run().value);
    std::printf("%d\n", sum(3).run().get());
    part("yielded");
    {
        numbers n = count(say(1), 4);
        while (n.next())
            std::printf("%d\n", n.value());
    }
    part("left before its end");
    {
        numbers n = count(1, 3);
        n.next();
        task never = sum(1);
    }
    part("templates");
    std::printf("%d %d\n", both(1, 2).run().value, both(3L, 4L).run().value);
    part("exceptions");
    try {
        fails(5).run();
    } catch (const std::exception &e) {
        std::printf("out: %s\n", e.what());
    }
    return 0;
}

/* std: c++11 c++14 c++20 */
/* flags: -pthread */
/* tasks: pool::submit */
/* tasks: pool::post */
/* tasks: std::async */
/* tasks: in_place */
/* tasks: often repeats=true */
/* tasks: c_submit body=1 argument=2 name=0 */
/* expect: pool::submit 9 */
/* expect: pool::submit_add! 1 0 */
/* expect: pool::submit_add 1 */
/* expect: pool::submit_(task)! 8 0 */
/* expect: pool::submit_(task) 8 */
/* expect: pool::post_(task)! 10 0 */
/* expect: pool::post_(task) 10 */
/* expect: std::async 5 */
/* expect: std::async_(task)! 4 0 */
/* expect: std::async_(task) 3 */
/* expect: std::async_add 1 */
/* expect: in_place_(task) 3 */
/* expect: often_(task)! 0 0 */
/* expect: often_(task) 6 */
/* expect: c_submit_later 1 */
// Callables of every sort in a pool of the program's own, in std::async, in functions that run them at once or often:
// results, exceptions, copies and moves, types, destructors, and what is never run.
#include <deque>
#include <functional>
#include <future>
#include <memory>
#include <stdexcept>
#include <string>
#include <type_traits>

#include "log.h"

struct pool {
    std::deque<std::function<void()>> queue;
    void post(std::function<void()> f)
    {
        queue.push_back(std::move(f));
    }
    template <class F, class... A> auto submit(F &&f, A... a) -> std::future<decltype(f(a...))>
    {
        typedef decltype(f(a...)) result;
        std::shared_ptr<std::packaged_task<result(A...)>> task = std::make_shared<std::packaged_task<result(A...)>>(std::forward<F>(f));
        std::future<result> future = task->get_future();
        post([task, a...] { (*task)(a...); });
        return future;
    }
    void run()
    {
        while (!queue.empty()) {
            std::function<void()> f = std::move(queue.front());
            queue.pop_front();
            f();
        }
    }
};

/* By reference, at once: the object may change. */
template <class F> auto in_place(F &&f) -> decltype(f())
{
    return f();
}

/* Each run has a copy. */
template <class F> void often(int n, const F &f)
{
    for (int i = 0; i < n; i++) {
        F copy = f;
        copy(i);
    }
}

extern "C" {
static void (*c_body)(void *);
static void *c_argument;
static int c_submit(const char *, void (*body)(void *), void *argument)
{
    c_body = body;
    c_argument = argument;
    return 1;
}
static void later(void *n)
{
    say("later", *static_cast<int *>(n));
    throw std::runtime_error("through C");
}
}

static int add(int a, int b)
{
    return say("a", a) + say("b", b);
}

struct object {
    int n;
    int method(int k)
    {
        return n + k;
    }
};

struct counter {
    int n;
    int operator()()
    {
        return ++n;
    }
};

/* Its copies and moves are seen. */
struct logged {
    logged() = default;
    logged(const logged &)
    {
        say("copied", 1);
    }
    int operator()() const
    {
        return 5;
    }
};

struct dropped {
    int n;
    ~dropped()
    {
        say("dropped", n);
    }
};

int main()
{
    pool p;
    std::unique_ptr<int> owned(new int(3));
    int *address = owned.get();
    int sum = 0;

    test("results");
    std::future<int> a = p.submit([&sum] { return sum += 1; });
    std::future<int> b = p.submit(add, 2, 3);
    static_assert(std::is_same<decltype(p.submit(add, 2, 3)), std::future<int>>::value, "");
    std::function<int(std::string)> function = [](const std::string &s) { return static_cast<int>(s.size()); };
    std::future<int> c = p.submit(function, "four");
    std::future<int> d = p.submit(std::bind(add, 6, 7));
    auto closure = [sum]() mutable { return sum += 10; };
    std::future<int> e = p.submit(closure);
    std::future<int> e2 = p.submit(closure);
    p.run();
    say("a", a.get());
    say("b", b.get());
    say("c", c.get());
    say("d", d.get());
    say("e", e.get());
    say("e again", e2.get());
    say("the closure itself", closure());

    test("exceptions");
    std::future<int> f = p.submit([]() -> int { throw std::runtime_error("thrown"); });
    p.run();
    try {
        f.get();
    } catch (const std::exception &thrown) {
        std::puts(thrown.what());
    }

    test("destructors");
    std::shared_ptr<dropped> shared(new dropped{ 1 });
    p.submit([shared] { say("uses", shared->n); });
    shared.reset();
    p.run();
    p.submit(logged());
    p.run();
    p.post([] {});
    p.run();

    test("std::async");
    std::future<int> g = std::async(std::launch::deferred, [](std::unique_ptr<int> x) { return *x; }, std::move(owned));
    say("moved", owned == nullptr);
    say("g", g.get() + (address != nullptr));
    std::future<int> never = std::async(std::launch::deferred, [] { return say("never", 0); });
    say("h", std::async(add, 1, 1).get());
    say("i", std::async(std::launch::async, [&sum]() -> int & { return sum; }).get());
    std::future<int> thrown = std::async([]() -> int { throw 4; });
    try {
        thrown.get();
    } catch (int n) {
        say("thrown", n);
    }
    object o = { 20 };
    say("member", std::async(std::launch::deferred, &object::method, &o, 3).get());

    test("in place");
    counter n = { 0 };
    say("counted", in_place(n) + in_place([&n] { return n(); }));
    say("counter", n.n);
    say("text", in_place([] { return std::string("text"); }).size() == 4);

    test("often");
    often(3, [sum](int i) { say("often", sum + i); });
    auto grows = [sum](int i) mutable { say("grows", sum += i); };
    often(3, grows);

    test("as in C");
    say("submitted", c_submit("later", later, &sum));
    try {
        c_body(c_argument);
    } catch (const std::exception &thrown) {
        std::puts(thrown.what());
    }
    return 0;
}

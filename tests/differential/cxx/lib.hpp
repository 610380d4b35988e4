// What random programs in C++ call, beside lib.h: classes whose objects log their lives.
#ifndef LIB_HPP
#define LIB_HPP
#define _Bool bool
#include "lib.h"
#include <array>
#include <compare>
#include <concepts>
#include <cstdio>
#include <exception>
#include <functional>
#include <initializer_list>
#include <map>
#include <memory>
#include <new>
#include <numeric>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <tuple>
#include <typeinfo>
#include <utility>
#include <variant>
#include <vector>
#ifdef __cpp_impl_coroutine
#include <coroutine>
#endif

// A function's interval, however it is left.
struct Frame {
    const char *name;
    explicit Frame(const char *name) : name(name) { in(name); }
    ~Frame() { out(name, 0); }
};

struct Base {
    virtual ~Base() = default;
    virtual int v_call(int x) const;
    int inherited(int x) const;
};

struct T : Base {
    int v;
    explicit T(int x);
    T(int x, int y);
    T(std::initializer_list<int> values);
    T(const T &other);
    T(T &&other) noexcept;
    T &operator=(const T &other);
    T &operator=(T &&other) noexcept;
    ~T() override;
    int v_call(int x) const override;
    T &m_add(int x);
    const T &m_note(int x) const;
    T m_copy(int x) const;
    int m_get() const;
    int m_quiet(int x) const;
    static int m_static(int x);
    template <class X> int m_any(X x) const
    {
        Frame frame("m_any");
        return int(x) + v;
    }
    const T *operator->() const;
    const T &operator*() const;
    int operator()(int x) const;
    int operator[](int x) const;
    T operator-() const;
    T &operator+=(int x);
    T &operator++();
    explicit operator bool() const;
    operator int() const;
};
T operator+(const T &a, const T &b);
T operator*(const T &a, int x);
const T &operator<<(const T &a, int x);
bool operator==(const T &a, const T &b);
int operator""_e(unsigned long long x);
int operator""_t(const char *text, std::size_t length);
int operator""_r(long double x);

namespace space {
int n_one(int x);
inline namespace inner {
int n_two(int x, int y);
}
struct Local {
    int v;
};
int n_found(Local local, int x);
} // namespace space

int e_throw(int x);
int e_default(int x, int y = 5);
int e_reference(int &x);
int e_taken(T &&x);
// In the text of effects alone: what the operand of a return statement leaves behind ends when the function has said that it ends.
void d_gone(int x);
struct Copied { // says when, and has no destructor
    int v;
    explicit Copied(int x);
    Copied(const Copied &other);
};
int e_copied(Copied x);
Copied p_copied(int x);
int e_by_value(T x), e_by_reference(const T &x), p_by_reference(const T &x);
T e_object(int x);
std::vector<int> e_vector(int x);
std::pair<int, int> e_pair(int x);
std::unique_ptr<T> e_unique(int x);
std::string e_string(int x);
int e_function(const std::function<int(int)> &f, int x);
template <class X> X t_same(X x)
{
    Frame frame("t_same");
    return x;
}
template <class... Xs> int t_sum(Xs... xs)
{
    Frame frame("t_sum");
    return (0 + ... + int(xs));
}
template <class F> auto t_call(F &&f, int x)
{
    Frame frame("t_call");
    return f(p_one(x));
}
constexpr int c_twice(int x) { return 2 * (x & 1023); }
template <int N> struct Fixed {
    static int s_get(int x)
    {
        Frame frame("s_get");
        return p_two(x, N);
    }
};
struct Two {
    int a, b;
};
extern const T t0;

#ifdef __cpp_impl_coroutine
// What a coroutine gives: it runs when it is asked.
struct Task {
    struct promise_type {
        int value = 0;
        std::exception_ptr thrown;
        Task get_return_object() { return Task(std::coroutine_handle<promise_type>::from_promise(*this)); }
        std::suspend_always initial_suspend() noexcept { return {}; }
        std::suspend_always final_suspend() noexcept { return {}; }
        std::suspend_always yield_value(int x) { return value = x, std::suspend_always(); }
        void return_value(int x) { value = x; }
        void unhandled_exception() { thrown = std::current_exception(); }
    };
    std::coroutine_handle<promise_type> handle;
    explicit Task(std::coroutine_handle<promise_type> handle) : handle(handle) {}
    Task(Task &&other) noexcept : handle(std::exchange(other.handle, nullptr)) {}
    ~Task()
    {
        if (handle)
            handle.destroy();
    }
    bool next()
    {
        handle.resume();
        return !handle.done();
    }
    int value() { return handle.promise().thrown ? std::rethrow_exception(handle.promise().thrown), 0 : handle.promise().value; }
    bool await_ready()
    {
        while (next())
            ;
        return true;
    }
    void await_suspend(std::coroutine_handle<>) {}
    int await_resume() { return value(); }
};
inline int run(Task task) { return task.await_ready(), task.value(); }
#endif
#endif

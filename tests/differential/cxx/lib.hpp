// What random programs in C++ call, beside lib.h: classes whose objects log their lives.
#ifndef LIB_HPP
#define LIB_HPP
#define _Bool bool
#include "lib.h"
#include <cstdio>
#include <functional>
#include <initializer_list>
#include <memory>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

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
#endif

#pragma once
#define NEXT(x) next(x)
int next(int);
namespace lib {
template <class T> class box {
    T value;

public:
    explicit box(T v) : value(NEXT(v)) {}
    T get() const { return pick(value, 1); }
    template <class F> auto map(F f) const -> decltype(f(value)) { return f(get()); }
    static T pick(const T &v, int n);
};
template <class T> T box<T>::pick(const T &v, int n)
{
    return next(v) + NEXT(n);
}
inline int sum(int a, int b)
{
    return next(a) +
           NEXT(next(b));
}
} // namespace lib

// Template arguments are constants wherever a type is named: in what makes an object, in casts, in bases and members. Calls beside them
// are points.
#include <new>
constexpr int size(int n) { return n; }
int work(int n);
template <class T, T v> struct box {
    int n;
    constexpr box(int n = 0) : n(n) {}
    template <class U, U w> struct inner {
        int n;
        inner(int n);
    };
};
struct derived : box<int, size(2)> {
    box<int, size(4)> member;
    box<int, size(4)> made = box<int, size(4)>(work(1));
    derived() : box<int, size(2)>(work(3)), member(work(5)) {}
};
template <class T> struct derived_open : box<T, size(2)> {
    box<T, size(4)> member;
    derived_open() : box<T, size(2)>(work(3)), member(work(5)) {}
};

int named(char *room)
{
    int made = box<int, size(1)>(work(2)).n + box<int, size(1) + 1>{ work(3) }.n + box<int, size(1)>::inner<int, size(2)>(work(4)).n;
    auto *one = new box<int, size(1)>(work(5)), *two = new box<int, size(1)>[work(6)], *three = new (room + work(7)) box<int, size(1)>;
    int cast = static_cast<box<int, size(1)>>(work(8)).n + ((box<int, size(1)>)work(9)).n;
    auto result = [](int n) -> box<int, size(1)> { return work(n); };
    auto compared = box<bool, (size(1) > 2)>(work(10) > size(3));
    if (made < cast && cast > work(11))
        throw box<int, size(1)>(work(12));
    return one->n + two->n + three->n + result(13).n + compared.n;
}

template <class T, T v> int open(char *room)
{
    int made = box<T, size(v)>(work(2)).n + box<T, v + 1>{ work(3) }.n + typename box<T, size(v)>::template inner<T, size(2)>(work(4)).n;
    auto *one = new box<T, size(v)>(work(5)), *two = new box<T, size(v)>[work(6)], *three = new (room + work(7)) box<T, size(v)>;
    int cast = static_cast<box<T, size(v)>>(work(8)).n + ((box<T, size(v)>)work(9)).n;
    if (made < cast && cast > work(11))
        throw box<T, size(v)>(work(12));
    return one->n + two->n + three->n;
}

// of a pack without a name nothing can be counted
template <class T, T... v, class F> int all(box<T, 1>, F &&f) { return f(box<T, v>{}...) + f(box<T, size(v)>(v)...); }
int use(char *room) { return named(room) + open<int, 3>(room) + derived().n + derived_open<int>().n; }

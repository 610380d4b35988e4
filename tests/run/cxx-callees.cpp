/* std: c++20 */
/* expect: shape::area 9 */
// Callees of every sort: virtual, static, by pointer, reference and member pointer, found by argument, overloaded, friends, closures, with defaults.
#include "log.hpp"

#include <cstdarg>
#include <functional>
#include <memory>
#include <vector>

struct shape {
    int n;
    explicit shape(int n) : n(n) {}
    shape(const shape &) = default;
    virtual ~shape() { std::printf("shape %d ends\n", n); }
    virtual int area(int by) const { return std::printf("shape\n"), n * by; }
    virtual shape *copy() const { return new shape(*this); }
    static int made(int by) { return say(by); }
    int plain(int by = say(3)) { return n + by; }
    shape &chain(int by) { return n += say(by), *this; }
    int over(int) { return 1; }
    int over(int) const { return 2; }
    int over(long) volatile { return 3; }
    template <class T> T as(T t) const { return static_cast<T>(n) + t; }
    int field = 6;
    int (*function)(int) = made;
};
struct square : shape {
    using shape::shape;
    int area(int by) const override { return std::printf("square\n"), shape::area(by) + say(by); }
    square *copy() const override { return new square(*this); }
    int self_call(int by) { return this->area(by) + area(by) + (*this).plain(by) + shape::made(by); }
};
struct left {
    virtual ~left() {}
    virtual int l(int n) { return say(n); }
};
struct right {
    virtual ~right() {}
    virtual int r(int n) { return say(n + 1); }
};
struct both : left, virtual right {
    int l(int n) override { return left::l(n) + 10; }
    int r(int n) override { return right::r(n) + 20; }
};
namespace far {
struct type {
    int n;
};
static int found(const type &t, int n) { return t.n + n; }
static void swap(type &a, type &b)
{
    std::printf("far::swap\n");
    std::swap(a.n, b.n);
}
inline namespace v1 {
static int versioned(int n) { return say(n); }
} // namespace v1
} // namespace far
static int overloaded(int) { return say(1); }
static int overloaded(double) { return say(2); }
static int overloaded(const char *) { return say(3); }
template <class T> static int overloaded(T *) { return say(4); }
static int overloaded(...) { return say(5); }
static int defaults(int a, int b = say(2), const object &o = object(3)) { return a + b + o.value; }
static int (*pick(int n))(int)
{
    static int (*const table[])(int) = { say, [](int i) { return i * 2; } };
    return table[n];
}
static int (&pick_reference(int))(int) { return say; }
static auto pick_member(int n) -> int (shape::*)(int)
{
    return say(n), &shape::plain;
}
static std::unique_ptr<shape> owned(int n) { return std::unique_ptr<shape>(new square(n)); }
static shape &there()
{
    static square s(5);
    return s;
}
static int total(int n, ...)
{
    va_list list;
    int sum = 0;
    va_start(list, n);
    for (int i = 0; i < n; i++)
        sum += say(va_arg(list, int));
    va_end(list);
    return sum;
}
struct friendly {
    friend int hidden(const friendly &, int n) { return say(n); }
};
template <class T> struct curious { // calls into what derives from it
    int call(int n) { return static_cast<T *>(this)->answer(say(n)) + T::fixed(n); }
};
struct knows : curious<knows> {
    int answer(int n) { return n + 1; }
    static int fixed(int n) { return say(n); }
};
template <class F, class... A> static auto invoke(F &&f, A &&...a) -> decltype(std::forward<F>(f)(std::forward<A>(a)...)) { return std::forward<F>(f)(std::forward<A>(a)...); }
template <class T> static void exchange(T &a, T &b)
{
    using std::swap;
    swap(a, b);
}

int main()
{
    part("methods");
    square s(4);
    const shape &constant = s;
    shape *p = s.copy();
    std::printf("%d %d %d\n", s.area(say(2)), p->area(say(3)), constant.shape::area(say(4)));
    std::printf("%d %d %d %d\n", shape::made(1), s.made(2), p->made(3), there().made(4));
    std::printf("%d %d\n", s.plain(), s.self_call(say(5)));
    std::printf("%d\n", s.chain(1).chain(say(2)).chain(3).plain(4));
    std::printf("%d %d %d\n", s.over(1), constant.over(2), const_cast<volatile square &>(s).over(3L));
    std::printf("%d %g %ld\n", s.as(say(1)), p->as<double>(say(2)), there().as<long>(3));
    std::unique_ptr<shape> q(there().copy()), r(q->copy());
    delete p;
    both b;
    left &l = b;
    right &t = b;
    std::printf("%d %d %d\n", l.l(say(1)), t.r(say(2)), b.l(3) + b.right::r(4));
    owned(6)->area(say(7));

    part("by pointer");
    int (*function)(int) = say;
    int (&reference)(int) = say;
    int (shape::*member)(int) = &shape::plain;
    int (shape::*virtually)(int) const = &shape::area;
    std::printf("%d %d %d %d\n", function(1), (*function)(2), (**function)(3), reference(4));
    std::printf("%d %d %d\n", pick(0)(5), pick(say(1))(6), pick_reference(7)(say(8)));
    std::printf("%d %d %d\n", (s.*member)(say(9)), (q.get()->*virtually)(10), (there().*pick_member(11))(say(12)));
    std::printf("%d %d\n", s.function(13), there().function(say(14)));
    std::function<int(int)> wrapped = function;
    std::vector<std::function<int(int)>> list = { wrapped, [&](int n) { return s.plain(n); } };
    std::printf("%d %d %d\n", wrapped(15), list[1](16), list[static_cast<std::size_t>(say(0))](17));
    std::printf("%d\n", std::bind(defaults, std::placeholders::_1, say(18), object(19))(20));

    part("by name and by argument");
    far::type x = { 1 }, y = { say(2) };
    std::printf("%d %d\n", found(x, say(3)), far::versioned(4));
    exchange(x, y);
    swap(x, y);
    std::printf("%d %d %d %d %d\n", overloaded(say(1)), overloaded(1.5), overloaded("c"), overloaded(&x), overloaded(x.n ? nullptr : nullptr));
    std::printf("%d %d %d\n", defaults(say(1)), defaults(2, say(3)), defaults(4, 5, make(6)));
    std::printf("%d %d\n", total(3, say(1), 2, say(3)), hidden(friendly(), 4));
    std::printf("%d %d\n", knows().call(say(5)), invoke(defaults, say(6), 7, make(8)));

    part("closures");
    int n = 1;
    auto adds = [&n](int i) { return n += say(i); };
    std::printf("%d %d %d\n", adds(2), [](int i) { return say(i); }(say(3)), [=] { return say(n); }());
    auto returns = [](int i) { return [i](int k) { return say(i + k); }; };
    std::printf("%d %d\n", returns(4)(say(5)), (+[](int i) { return say(i); })(6));
    object captured(7);
    auto holds = [captured]() mutable { return captured.value++ + captured.get(); };
    std::printf("%d %d\n", holds(), invoke(holds));
#if __cplusplus >= 201402L
    auto generic = [](auto &&...a) { return invoke(defaults, std::forward<decltype(a)>(a)...); };
    auto moved = [o = make(8)](int i) { return o.value + say(i); };
    std::printf("%d %d\n", generic(say(1), 2, object(9)), moved(3));
#endif
    std::function<int(int)> recursive = [&](int i) { return i ? i + recursive(say(i - 1)) : 0; };
    std::printf("%d\n", recursive(3));
    return q->n + r->n == 10 ? 0 : 1;
}

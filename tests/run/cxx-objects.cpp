/* std: c++14 c++17 c++20 */
/* expect: by_rref 2 */
/* expect: thrower 2 1 */
/* expect: global_begin 1 */
// Objects that count their making, copying, moving and ending: by value, by reference, in initialisers, operators, chains, conditions, containers.
#include <algorithm>
#include <cstdio>
#include <functional>
#include <map>
#include <memory>
#include <sstream>
#include <iostream>
#include <string>
#include <vector>
#include <stdexcept>
#include <tuple>
#include <utility>
static int next_id;
struct T {
    int id;
    T() : id(++next_id)
    {
        std::printf("ctor %d\n", id);
    }
    explicit T(int v) : id(++next_id)
    {
        std::printf("ctor %d from %d\n", id, v);
    }
    T(const T &o) : id(++next_id)
    {
        std::printf("copy %d from %d\n", id, o.id);
    }
    T(T &&o) noexcept : id(++next_id)
    {
        std::printf("move %d from %d\n", id, o.id);
    }
    T &operator=(const T &o)
    {
        std::printf("assign %d = %d\n", id, o.id);
        return *this;
    }
    T &operator=(T &&o) noexcept
    {
        std::printf("massign %d = %d\n", id, o.id);
        return *this;
    }
    ~T()
    {
        std::printf("dtor %d\n", id);
    }
    T operator+(const T &o) const
    {
        std::printf("%d + %d\n", id, o.id);
        return T(id * 100 + o.id);
    }
    int get() const
    {
        std::printf("get %d\n", id);
        return id;
    }
    T &self()
    {
        return *this;
    }
    T copy() const
    {
        return *this;
    }
    explicit operator bool() const
    {
        return id > 0;
    }
};
T make(int v)
{
    std::printf("make %d\n", v);
    return T(v);
}
int by_value(T t)
{
    std::printf("by_value %d\n", t.id);
    return t.id;
}
int by_ref(const T &t)
{
    std::printf("by_ref %d\n", t.id);
    return t.id;
}
int by_rref(T &&t)
{
    std::printf("by_rref %d\n", t.id);
    return t.id;
}
int say(int x)
{
    std::printf("say %d\n", x);
    return x;
}
T two(T a, const T &b, int c)
{
    std::printf("two %d %d %d\n", a.id, b.id, c);
    return T(c);
}
struct NonMovable {
    NonMovable(int v) : v(v)
    {
        std::printf("nm %d\n", v);
    }
    NonMovable(const NonMovable &) = delete;
    ~NonMovable()
    {
        std::printf("~nm %d\n", v);
    }
    int v;
    int m()
    {
        return v;
    }
};
#if __cplusplus >= 201703L
NonMovable nm(int v)
{
    return NonMovable(v);
}
#endif
template <class X> X twice(const X &x)
{
    return x + x;
}
template <class X> struct Box {
    X x;
    Box(X v) : x(std::move(v))
    {
    }
    X get() const
    {
        return x;
    }
    int size() const
    {
        return helper(x) + say(3);
    }
    static int helper(const X &)
    {
        return say(2);
    }
    auto chain() -> Box &
    {
        return *this;
    }
};
struct Base {
    Base(int v)
    {
        std::printf("base %d\n", v);
    }
    virtual ~Base()
    {
    }
    virtual int v(int x)
    {
        return say(x);
    }
};
struct Derived : Base {
    T t;
    int k = say(40);
    Derived(int x) : Base(say(x)), t(make(say(x + 1)))
    {
        say(k);
    }
    int v(int x) override
    {
        return Base::v(x) + say(1);
    }
};
int thrower(int x)
{
    if (x > 2)
        throw std::runtime_error("x" + std::to_string(x));
    return x;
}
struct E {
    E(std::string s)
    {
        std::printf("E %s\n", s.c_str());
    }
};
int takes_string(const std::string &s)
{
    return (int)s.size();
}
int takes_string_v(std::string s)
{
    return (int)s.size();
}
T global = make(1);
int gi = say(77);
template <class... A> int sum(A... a)
{
    int r = 0;
    int d[] = { (r += say(a), 0)... };
    (void)d;
    return r;
}
struct Bits {
    unsigned a : 3;
    unsigned b : 5;
};
Bits bits()
{
    Bits b = { 1, 2 };
    return b;
}
int use_bits(unsigned x, const unsigned &y)
{
    return (int)(x + y);
}
enum Color { RED };
int operator+(Color, int x)
{
    return say(x);
}
int main()
{
    puts("-- 1");
    T a = make(say(1));
    T b(make(2));
    T c{ make(3) };
    auto d = make(4);
    puts("-- 2");
    by_value(make(5));
    by_value(a);
    by_ref(make(6));
    by_rref(make(7));
    by_rref(std::move(a));
    puts("-- 3");
    const T &r = make(8);
    auto &&r2 = make(9);
    const int &ri = make(10).id;
    std::printf("%d %d %d\n", r.id, r2.id, ri);
    puts("-- 4");
    make(11).get();
    make(12).copy().self().copy().get();
    by_ref(make(13).self());
    puts("-- 5");
    T e = a + b + make(14);
    e = make(15);
    e = b;
    two(make(16), make(17), say(18));
    by_value(two(a, b + c, 3));
    puts("-- 6");
    if (make(19))
        puts("yes");
    while (T w = make(20)) {
        break;
    }
    for (T f = make(21); f.get() < 0;) {
    }
    switch (by_ref(make(22))) {
    default:
        break;
    }
    puts("-- 7");
    std::string s = std::string("a") + std::to_string(say(23)) + "c";
    s += std::string(2, 'x');
    std::printf("%s %zu\n", s.c_str(), s.size());
    takes_string("lit");
    takes_string_v("lit");
    takes_string(s + "q");
    takes_string_v(s);
    puts("-- 8");
    std::vector<int> v{ say(3), say(1), say(2) };
    std::sort(v.begin(), v.end(), [](int x, int y) { return say(x) < say(y); });
    for (int x : v)
        say(x);
    for (auto x : std::vector<int>{ say(9) })
        say(x);
    puts("-- 9");
    auto p = std::unique_ptr<T>(new T(24));
    p->get();
    (*p).get();
    std::shared_ptr<T> sp = std::make_shared<T>(25);
    sp->self().get();
    by_value(*sp);
    puts("-- 10");
    Derived dd(say(26));
    Base &bb = dd;
    bb.v(say(27));
    puts("-- 11");
    try {
        say(thrower(1) + thrower(3));
    } catch (const std::exception &x) {
        std::printf("%s\n", x.what());
    }
    try {
        throw make(28);
    } catch (T &t) {
        by_ref(t);
    } catch (...) {
    }
    puts("-- 12");
    std::cout << "x" << say(29) << std::string("y") << std::endl;
    std::ostringstream os;
    os << say(30) << ' ' << s;
    std::printf("%s\n", os.str().c_str());
    puts("-- 13");
    Box<T> box(make(31));
    box.get().get();
    box.chain().size();
    twice(say(2));
    twice(std::string("ab"));
    by_value(twice(a));
    sum(say(1), 2, say(3));
    puts("-- 14");
    std::function<int(int)> fn = [&](int x) { return say(x) + by_ref(a); };
    fn(say(32));
    auto lam = [m = 3]() { return say(m); };
    lam();
    puts("-- 15");
    std::map<std::string, int> m;
    m["k"] = say(33);
    m[std::string("z")] += say(34);
    std::printf("%d\n", m.at("k"));
    std::get<0>(std::make_tuple(say(1), make(35)));
    puts("-- 16");
    use_bits(bits().a, bits().b);
    RED + say(3);
    int arr[] = { say(1), say(2) };
    say(arr[say(1)]);
    int i = 0;
    say(i++) + say(i);
    puts("-- 17");
    const T *q = new T(make(36));
    delete q;
    T x = a ? make(37) : make(38);
    T y = (say(1), make(39));
    bool z = say(0) || by_ref(make(40));
    (void)z;
    T *arr2[2] = { new T(1), new T(say(2)) };
    delete arr2[0];
    delete arr2[1];
#if __cplusplus >= 201703L
    puts("-- 18");
    NonMovable n = nm(1);
    nm(2).m();
    auto [aa, bb2] = std::make_pair(say(1), say(2));
    say(aa + bb2);
    if (auto it = m.find("k"); it != m.end())
        say(it->second);
#endif
    static T st = make(41);
    (void)st;
    return say(0);
}

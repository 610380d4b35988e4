/* std: c++20 */
// Captures: what initialises new variables, objects that are copied into closures; members of aggregates that initialise
// themselves; the operand of typeid that is evaluated.
#include "log.hpp"

#include <cstdio>
#include <functional>
#include <memory>
#include <string>
#include <typeinfo>
#include <vector>
struct L {
    const char *n;
    L(const char *n) : n(n)
    {
        printf("%s{\n", n);
    }
    ~L()
    {
        printf("}%s\n", n);
    }
};
static int f(int x)
{
    L l("f");
    return x;
}
static int &r()
{
    static int v = 3;
    L l("r");
    return v;
}
struct D {
    object o;
    int v;
    D(int v) : o(v), v(v)
    {
    }
    virtual ~D()
    {
        std::printf("~D%d\n", v);
    }
    virtual int m()
    {
        return v;
    }
    auto get()
    {
        return [self = *this] { return self.v; };
    }
    auto get2()
    {
        return [*this, k = f(12)] { return v + k; };
    }
};
static D make_d(int v)
{
    L l("make_d");
    return D(v);
}
template <typename F> int gl(F fun)
{
    L l("gl");
    return fun();
}
template <typename F> int gr(F &&fun)
{
    L l("gr");
    return fun();
}
static int gf(const std::function<int()> &fun)
{
    L l("gf");
    return fun();
}
static int gp(int (*fun)())
{
    L l("gp");
    return fun();
}
static int gt(const std::type_info &t)
{
    L l("gt");
    return t == typeid(D);
}
template <typename F> F keep(F fun)
{
    L l("keep");
    return fun;
}
template <typename T, typename... U> static int t(T x, U... u)
{
    int s = gl([x = f(x)] { return x; });
    s += gl([x, d = D(x)] { return x + d.v; });
    s += gl([... y = f(u)] { return (0 + ... + y); });
    s += gr([&x, u..., z = f(x)] { return x + z + (0 + ... + u); });
    return s;
}
struct Agg {
    int k = gl([x = f(20)] { return x; });
    D d = make_d(21);
};
static D &dd(D &d)
{
    L l("dd");
    return d;
}
constexpr int cx(int a)
{
    return [b = a + 1] { return b; }();
}
int global = [x = f(30)] { return x; }();
int main()
{
    D d(1);
    std::string s = "a";
    int n = 0;
    n += gl([x = f(1)] { return x; });
    n += gl([x = f(1), y = f(3)] { return x + y; });
    n += gl([&y = r()] { return ++y; });
    n += gl([d] { return d.v; });
    n += gl([=] { return d.v; });
    n += gl([&] { return d.v; });
    n += gr([d] { return d.v; });
    n += gr([d = make_d(4)] { return d.v; });
    n += gr([d = std::move(d), q = make_d(5).v] { return d.v + q; });
    n += gl([z(f(2)), w{ f(3) }] { return z + w; });
    n += gf([s] { return (int)s.size(); });
    n += gf([s, q = f(9)] { return (int)s.size() + q; });
    n += gp([] { return f(7); });
    n += gp(+[] { return f(8); });
    n += gl([p = std::make_unique<int>(f(10))] { return *p; });
    n += gl([p = std::vector<int>{ f(1), f(2) }, q = std::string("x") + "y"] { return (int)p.size() + (int)q.size(); });
    n += gt(typeid(dd(d)));
    n += gt(typeid(make_d(3)));
    n += gt(typeid(*(&dd(d))));
    n += keep([x = f(11)] { return x; })();
    n += keep([d = make_d(12)] { return d.v; })();
    n += [x = f(13)](int k) { return x + k; }(f(14));
    n += [x = [y = f(15)] { return y; }()] { return x; }();
    n += d.get()() + d.get2()();
    n += t(1, 2, 3);
    n += Agg{}.k + Agg{ 1 }.d.v;
    n += cx(f(16));
    auto h = [x = f(17), &n]() mutable {
        x++;
        n++;
        return x;
    };
    n += h() + h();
    for (int i = 0; i < 2; i++)
        n += gl([i, c = f(i)] { return i + c; });
    auto g = [x = f(18)](auto k) { return gl([k, x, z = f(k)] { return k + x + z; }); };
    n += g(3);
    if (auto q = [v = f(19)] { return v; }; q())
        n++;
    printf("%d\n", n);
    return 0;
}

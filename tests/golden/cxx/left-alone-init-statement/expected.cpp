#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// The front end shows nothing of the init-statements of switch and range-based for; their calls are listed all the same.
int f(int);
namespace space {
int g(int);
}
struct V {
    int *begin();
    int *end();
    V(int);
};
int plain(int n)
{ ::weft::guarded weft_p0_0, weft_p0_1;
    switch (int x = f(space::g(1)); x & ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 0, 0), f(2)))) {
    case 0:
        return ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 1, 0), f(3)));
    }
    if (int x = ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 2, 0), f(4))); x & ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 3, 0), f(5))))
        return ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 4, 0), f(6)));
    for (int y = sizeof(f(0)) + f(7); auto &e : (WEFT_HOLD(weft_p0_0, 5, 1), V(::weft::ready_value(weft_p0_0, ::weft::value(weft_p0_1, (WEFT_OPEN_GUARDED(weft_p0_1, 6, 0), f(8)))))))
        n += ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 7, 0), f(e + y)));
    for (V y(f(10)); auto &e : y)
        n += ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 8, 0), f(e)));
    switch (f(14); ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 9, 0), [] { ::weft::point weft_p1_0; return ::weft::value(weft_p1_0, (WEFT_OPEN(weft_p1_0, 10, 0), f(15))); }()))) {
    default:
        (WEFT_OPEN_GUARDED(weft_p0_0, 11, 0), f(16), ::weft::leave(weft_p0_0));
    }
    for (int k = 0; k < ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 12, 0), f(17))); k++)
        switch (int x = ::weft::value(weft_p0_0, (WEFT_OPEN_GUARDED(weft_p0_0, 13, 0), f(18)))) {
        case 1:
            return x;
        }
    return n;
}
int (*pick(int))(int);
int expressions(V *v, int (V::*member)(int), int (**table)(int))
{ ::weft::point weft_p2_0, weft_p2_1;
    switch (int x = (*table)(31) + table[1](32) + pick(33)(34) + (v->*member)(35) + (int)(36); x & 1) {
    default:
        return (WEFT_HOLD(weft_p2_0, 14, 0), (v->*member)(37));
    }
    for (int y = [](int q) { return q; }(38) + (f)(39); auto &e : (WEFT_HOLD(weft_p2_0, 15, 1), V(::weft::ready_value(weft_p2_0, ::weft::value(weft_p2_1, (WEFT_OPEN(weft_p2_1, 16, 0), f(y)))))))
        return e;
    return 0;
}
template <class X> X generic(X n)
{ ::weft::guarded weft_p3_0, weft_p3_1;
    switch (X x = f(21); x & ::weft::value(weft_p3_0, (WEFT_OPEN_GUARDED(weft_p3_0, 17, 0), f(22)))) {
    case 0:
        return ::weft::value(weft_p3_0, (WEFT_OPEN_GUARDED(weft_p3_0, 18, 0), f(23)));
    }
    for (X y = f(24); auto &e : (WEFT_HOLD(weft_p3_0, 19, 1), V(::weft::ready_either(weft_p3_0, ::weft::value(weft_p3_1, (WEFT_OPEN_GUARDED(weft_p3_1, 20, 0), f(25)))))))
        n += ::weft::either(weft_p3_0, (WEFT_OPEN_GUARDED(weft_p3_0, 21, 0), f(e + y)));
    return n;
}
int use()
{ ::weft::point weft_p4_0;
    return ::weft::value(weft_p4_0, (WEFT_OPEN(weft_p4_0, 22, 0), generic(3)));
}
#define OPEN f(
#define CALLS f(42)
int macros(V v)
{ ::weft::point weft_p5_0;
    for (int y = OPEN 43); auto &e : v) // brackets that do not match, as they are written
        return e + y;
    switch (int y = CALLS; y) {
    default:
        return ::weft::value(weft_p5_0, (WEFT_OPEN(weft_p5_0, 23, 0), f(44)));
    }
}
template <class X> X same(X x);
namespace space {
template <class X, class Y> X made(Y y);
}
int with_arguments(V v)
{
    for (int y = same<int>(45), z = space::made<int, V>(v); auto &e : v) // names with template arguments
        return y + z + e;
    switch (bool less = 1 < 2, more = 2 > (1); less) {
    default:
        return more;
    }
}

struct store {
    template <class T> int *get();
    bool full();
};
template <class S> int words(S &s)
{
    switch (auto *p = s.template get<typename S::type>(); p[0]) {
    default:
        return 1;
    }
    switch (bool b = not s.full() and s.full(); b) {
    default:
        return 2;
    }
}

int in_parentheses(V v)
{
    for (int y = (f)(46) + ((space::g))(int(sizeof(int))) + pick(1)(47); auto &e : v) // names in parentheses
        return y + e;
    for (int y[] = { (f)(48), (int)(49), (same<int>)(50), (&f)(51) }; auto &e : v)
        return y[0] + e;
    return 0;
}

struct flags {
    int bits;
    flags *operator&() const;
    int operator[](int);
    int operator*();
    bool operator<(flags) const;
    bool operator==(flags) const;
    flags &operator=(const flags &);
    flags &operator<<(int);
};
int operators(V v, flags a, flags b)
{
    for (flags *y = &a; auto &e : v) // perhaps overloaded
        return y->bits + e;
    for (int y = a[1]; auto &e : v)
        return y + e;
    switch (int y = *a; y) {
    default:
        break;
    }
    switch (bool less = a < b; less) {
    default:
        break;
    }
    switch (bool same = a == b; same) {
    default:
        break;
    }
    switch (int y{(a = b).bits}; y) {
    default:
        break;
    }
    for (int &y = v.begin()[0], z = 2; auto &e : v)
        return y + z + e;
    for (const int *const y = nullptr, z[2] = { 1, 2 }; auto &e : v) // none
        return z[0] + e;
    for (V y = static_cast<V>(3); auto &e : y)
        return e;
    switch (int i = 0; i)
        for (i += 2, ++a.bits; auto &e : v)
            return e;
    switch (a << 1; 1) {
    default:
        return 0;
    }
    return 0;
}

struct functor {
    int operator()(int) const;
    functor *next;
};
int called(V v, const functor &a)
{
    for (int y = (static_cast<const functor &>(a))(52) + (((&f) ?: pick(1)))(53) + (*a.next)(54) + (a.next[1])(55); auto &e : v)
        return y + e;
    for (int y = (static_cast<int>(56)), z = (a)(57), w = (const int)(58); auto &e : v)
        return y + z + w + e;
    return 0;
}
static const weft_site weft_sites[] = {
    { "f", "input.cpp", "plain", 13, 13, 41, 5, 0, 0 },
    { "f", "input.cpp", "plain", 15, 15, 16, 7, 0, 0 },
    { "f", "input.cpp", "plain", 17, 17, 17, 6, 0, 0 },
    { "f", "input.cpp", "plain", 17, 17, 27, 5, 0, 0 },
    { "f", "input.cpp", "plain", 18, 18, 16, 5, 0, 0 },
    { "V::V", "input.cpp", "plain", 19, 19, 49, 5, 0, 0 },
    { "f", "input.cpp", "plain", 19, 19, 51, 6, 0, 0 },
    { "f", "input.cpp", "plain", 20, 20, 14, 5, 0, 0 },
    { "f", "input.cpp", "plain", 22, 22, 14, 5, 0, 0 },
    { "<lambda>::operator()", "input.cpp", "plain", 23, 23, 20, 4, 0, 0 },
    { "f", "input.cpp", "plain", 23, 23, 32, 8, 0, 0 },
    { "f", "input.cpp", "plain", 25, 25, 9, 6, 0, 0 },
    { "f", "input.cpp", "plain", 27, 27, 25, 5, 0, 0 },
    { "f", "input.cpp", "plain", 28, 28, 25, 6, 0, 0 },
    { "<expression>", "input.cpp", "expressions", 39, 39, 16, 7, 0, 0 },
    { "V::V", "input.cpp", "expressions", 41, 41, 67, 5, 0, 0 },
    { "f", "input.cpp", "expressions", 41, 41, 69, 6, 0, 0 },
    { "f", "input.cpp", "generic", 47, 47, 30, 5, 0, 0 },
    { "f", "input.cpp", "generic", 49, 49, 16, 7, 0, 0 },
    { "V::V", "input.cpp", "generic", 51, 51, 33, 5, 0, 0 },
    { "f", "input.cpp", "generic", 51, 51, 35, 6, 0, 0 },
    { "f", "input.cpp", "generic", 52, 52, 14, 5, 0, 0 },
    { "generic", "input.cpp", "use", 57, 57, 12, 4, 0, 0 },
    { "f", "input.cpp", "macros", 67, 67, 16, 7, 0, 0 },
};
WEFT_UNIT_DEFINE(24)

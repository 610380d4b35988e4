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
{
    switch (int x = f(space::g(1)); x & f(2)) {
    case 0:
        return f(3);
    }
    if (int x = f(4); x & f(5))
        return f(6);
    for (int y = sizeof(f(0)) + f(7); auto &e : V(f(8)))
        n += f(e + y);
    for (V y(f(10)); auto &e : y)
        n += f(e);
    switch (f(14); [] { return f(15); }()) {
    default:
        f(16);
    }
    for (int k = 0; k < f(17); k++)
        switch (int x = f(18)) {
        case 1:
            return x;
        }
    return n;
}
int (*pick(int))(int);
int expressions(V *v, int (V::*member)(int), int (**table)(int))
{
    switch (int x = (*table)(31) + table[1](32) + pick(33)(34) + (v->*member)(35) + (int)(36); x & 1) {
    default:
        return (v->*member)(37);
    }
    for (int y = [](int q) { return q; }(38) + (f)(39); auto &e : V(f(y)))
        return e;
    return 0;
}
template <class X> X generic(X n)
{
    switch (X x = f(21); x & f(22)) {
    case 0:
        return f(23);
    }
    for (X y = f(24); auto &e : V(f(25)))
        n += f(e + y);
    return n;
}
int use()
{
    return generic(3);
}
#define OPEN f(
#define CALLS f(42)
int macros(V v)
{
    for (int y = OPEN 43); auto &e : v) // brackets that do not match, as they are written
        return e + y;
    switch (int y = CALLS; y) {
    default:
        return f(44);
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

/* std: c++14 c++17 c++20 */
/* expect: three 2 1 */
/* expect: show 2 */
/* expect: use 9 */
/* Objects that are made in the place of a parameter, a member or an element: the calls that make them are wrapped in statement expressions, and nothing
 * may be copied, moved or ended at another time. */
#include <cstdio>
#include <memory>
#include <stdexcept>
#include <utility>
#include <vector>

struct T {
    int id;
    T(int i) : id(i) { printf("make %d\n", i); }
    T(const T &o) : id(o.id) { printf("copy %d\n", id); }
    T(T &&o) : id(o.id) { printf("move %d\n", id); }
    ~T() { printf("end %d\n", id); }
    int get() const { return id; }
};
T mk(int i) { if (i == 99) throw std::runtime_error("x"); printf("mk %d\n", i); return T(i); }
int use(T a, T b) { printf("use %d %d\n", a.id, b.id); return a.id + b.id; }
int three(T a, const T &b, T c) { printf("three %d %d %d\n", a.id, b.id, c.id); if (c.id == 7) throw 1; return a.id; }
T pass(T a) { return a; }
int one() { return 1; }

/* among the initialisers of a constructor, of a member, and of an aggregate */
struct M { int k; T t, u; int z = use(mk(70), mk(71)); M(int i) : k(use(mk(i), mk(i + 1))), t{mk(3)}, u{pass(mk(4))} {} };
struct L { T a, b; };

/* packs; what an instance has, and what one that nobody sees has */
template <class... A> std::unique_ptr<T> make(A &&...a) { return std::unique_ptr<T>(new T(std::forward<A>(a)...)); }
template <class F, class... A> auto call(F f, A &&...a) { return f(std::forward<A>(a)..., 1); }
/* a result that refers to a temporary: no full-expression of its own */
struct R { const int &r; R(const int &x) : r(x) {} R(const R &o) : r(o.r) { puts("R copy"); } ~R() { puts("~R"); } };
R wrap(const int &x) { return R(x); }
int show(R r) { return printf("r %d\n", r.r); }

#if __cplusplus >= 201703L
struct N { int id; N(int i) : id(i) { printf("nmake %d\n", i); } N(const N &) = delete; ~N() { printf("nend %d\n", id); } };
N mkn(int i) { return N(i); }
int useN(N a, N b) { printf("useN %d %d\n", a.id, b.id); return 1; }
#endif

int main()
{
    use(mk(1), mk(2));
    three(mk(1), mk(5), mk(2));
    { T t = mk(4); const T &u = mk(6); printf("%d %d\n", t.id, u.id); }
    mk(4).get();
    { L l{ mk(4), mk(5) }; T a[] = { mk(1), T(2) }; std::pair<T, T> p(mk(1), mk(2)); printf("%d %d %d\n", l.a.id, a[1].id, p.first.id); }
    try { use(mk(1), mk(99)); } catch (std::exception &) { puts("caught"); }
    try { use(mk(99), mk(1)); } catch (std::exception &) { puts("caught"); }
    try { three(mk(1), mk(5), mk(7)); } catch (int) { puts("caught"); }
    try { use(mk(1), (throw 1, mk(2))); } catch (int) { puts("caught"); }
    try { throw mk(3); } catch (T &t) { printf("caught %d\n", t.id); }
    { M m(1); auto p = make(2); auto q = make(3); printf("%d\n", m.k); }
    { T *p = new T(mk(4)); delete p; }
    use(one() > 3 ? mk(1) : mk(2), one() > 3 ? T(5) : mk(2));
    use(mk(use(mk(1), mk(2))), T(1));
    printf("%d\n", call([](int a, int b, int c) { return a * 100 + b * 10 + c; }, one(), one()));
    printf("%d\n", call([](int c) { return c; }));
    show(wrap(one()));
    show(wrap(one() + 41));
    { std::vector<T> v; v.push_back(mk(3)); v.emplace_back(one()); }
    for (T i = mk(0); i.id < 2; i.id += use(mk(0), mk(1)))
        puts("loop");
    auto f = [&](T a = mk(8)) { return use(a, mk(9)); };
    printf("%d\n", f());
#if __cplusplus >= 201703L
    useN(mkn(1), mkn(2));
    { N x = mkn(3); N y(mkn(4)); }
    { N *x = new N(mkn(3)); delete x; }
#endif
}

/* std: c++14 c++17 c++20 */
// Classes that count copies and have no destructor: nothing is left to do where a declaration ends, and the front end shows
// the call that initialises a variable without anything around it.
#include <cstdio>
#include <functional>
struct counted {
    int copies, moves;
    counted(int n = 0) : copies(n), moves(0) {}
    counted(const counted &c) : copies(c.copies + 1), moves(c.moves) {}
    counted(counted &&c) : copies(c.copies), moves(c.moves + 1) {}
    int count() const { return 100 * copies + moves; }
};
struct fixed { // cannot be moved
    int n;
    explicit fixed(int n) : n(n) {}
    fixed(const fixed &) = delete;
};
static counted make(int n) { return counted(n); }
static counted &kept()
{
    static counted one(3);
    return one;
}
static int take(counted c) { return c.count(); }
static int two(counted a, const counted &b) { return a.count() * 7 + b.count(); }
static counted through(counted c) { return c; }
#if __cplusplus >= 201703L
static fixed fix(int n) { return fixed(n); }
static int take_fixed(fixed f) { return f.n; }
#endif
template <class T> static int take_any(T c) { return c.count(); }
struct caller {
    int operator()(counted c) const { return c.count(); }
    int method(counted c) { return c.count(); }
    static int fixed_method(counted c) { return c.count(); }
};
static int at_file = take(make(1)), at_file_too{ take(counted{}) };
static counted object_at_file = through(make(2)), other_at_file(make(1));
struct holder {
    int n = take(make(4));
    counted c = through(counted(2));
    int m;
    counted d;
    holder() : m(take(make(5))), d(through(make(6))) {}
};
int main()
{
    caller c;
    std::function<int(counted)> held = take;
    int (*pointer)(counted) = take;
    int a = take(make(1)), b(take(counted{})), d{ take(counted(2)) };
    auto e = take(through(make(3)));
    const int &f = take(make(4));
    static int g = take(make(5));
    int h = c(make(6)), i = c.method(make(7)), j = caller::fixed_method(counted(8));
    int k = held(make(9)), l = pointer(counted(10)), m = take_any(make(11)), n = two(make(12), make(13));
    int o = take(kept()), p = take(static_cast<counted &&>(kept())), q = take(a ? make(14) : counted(15));
    counted r = through(make(1)), s(through(counted(2))), t{ make(3) };
    const counted &u = through(make(4));
    int v[] = { take(make(5)), take(counted{}) };
    auto w = [x = take(make(6)), y = through(make(7))](counted z) { return x + y.count() + z.count(); };
    int z = w(make(8));
#if __cplusplus >= 201703L
    int fixed_one = take_fixed(fix(1)), fixed_two = take_fixed(fixed(2));
    if (int in_if = take(make(9)); in_if)
        std::printf("%d %d %d\n", fixed_one, fixed_two, in_if);
#endif
    for (int in_for = take(make(2)); in_for; in_for = 0)
        std::printf("%d\n", in_for);
    if (int in_condition = take(make(3)))
        std::printf("%d\n", in_condition);
    holder held_members;
    std::printf("%d %d %d %d %d %d %d %d %d %d %d %d %d\n", a, b, d, e, f, g, h, i, j, k, l, m, n);
    std::printf("%d %d %d %d %d %d %d %d %d %d\n", o, p, q, r.count(), s.count(), t.count(), u.count(), v[0], v[1], z);
    std::printf("%d %d %d %d\n", at_file, at_file_too, object_at_file.count(), other_at_file.count());
    std::printf("%d %d %d %d\n", held_members.n, held_members.m, held_members.c.count(), held_members.d.count());
}

/* std: c++11 c++20 */
/* expect: T::T 13 12 */
/* expect: T::T~ 1 0 */
/* kept: arguments whose order is the compiler's choice */
/* Declared objects: the operand that is evaluated first opens the point, whichever that is; and calls that end with their full-expression end before
 * the temporaries of their operands. */
#include <cstdio>
#include <string>

int a(int n) { printf("a %d\n", n); if (n < 0) throw n; return n; }
int b(int n) { printf("b %d\n", n); if (n < 0) throw n; return n; }

struct A { std::string s; A(const char *t) : s(t) { printf("A %s\n", t); } ~A() { printf("~A %s\n", s.c_str()); } operator const std::string &() const { return s; } };
struct T {
    int id;
    T(int i, const std::string &s) : id(i) { printf("T %d %s\n", i, s.c_str()); }
    T(int x, int y) : id(x + y) { printf("T %d %d\n", x, y); if (y == 13) throw y; }
    T(const T &o) : id(o.id) { puts("copy"); }
    ~T() { printf("~T %d\n", id); }
};
T make(int i, const std::string &s) { return T(i, s); }
T both(const std::string &s, const std::string &t) { return T(2, s + t); }
T ret() { return both(A("r1"), A("r2")); }
struct M { T t, u; M() : t(a(1), b(2)), u{a(3), b(4)} {} };

int main()
{
    { T v(a(1), b(2)), w{a(3), b(4)}; M m; printf("%d\n", v.id + w.id + m.t.id); }
    for (int i = -1; i < 2; i++) {
        try { T v(a(i), b(7)); T w(a(1), b(i ? 13 : -1)); } catch (int n) { printf("caught %d\n", n); }
    }
    T t = make(a(0), A("x"));
    T u(1, A("y"));
    T v = ret();
    T w = both(A("p"), std::string("q"));
    static T s(a(5), b(6));
    try { throw make(3, A("thrown")); } catch (T &x) { printf("caught %d\n", x.id); }
}

/* std: c++11 c++17 c++20 */
// Copy constructors and assignments that are some only in an instance of their class template: their parameters are of a type that is the class itself
// there. So the class is not copied as its bytes.
#include <cstdio>
template <class B, class T> struct iter {
    int *m;
    iter() : m(nullptr) {}
    iter(int *p) : m(p) {}
    iter(const iter<B, typename T::nonconst_self> &o) : m(o.m) { std::puts("copied"); }
    iter &operator=(const typename T::type &o) { m = o.m; std::puts("assigned"); return *this; }
    iter operator+(int n) const { iter x(*this); x.m += n; return x; }
    int get() const { return *m; }
};
struct C { typedef C nonconst_self; typedef iter<int, C> type; };
static int a[4] = { 1, 2, 3, 4 };
static iter<int, C> make(int n) { return iter<int, C>(a + n); }
static iter<int, C> pass(iter<int, C> x) { return x; }
int main()
{
    iter<int, C> b = make(0), c;
    c = pass(make(1) + 1);
    (c = b) = pass(c + 1);
    std::printf("%d %d\n", c.get(), pass(b + 3).get());
    return 0;
}

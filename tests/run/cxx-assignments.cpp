/* std: c++11 c++17 c++20 */
// Assignments of objects that are copied as their bytes: g++ evaluates the left side before the call on the right, clang (as the standard says since
// C++17) behind it. Every call on the right changes what the left side reads.
#include <cstdio>
#include <complex>
#include <utility>
struct record { long member[4]; record() = default; record(long a) : member{ a, a, a, a } {} };
struct small { int a; };
struct wide : record { int more; wide(long a = 0) : record(a), more(int(a)) {} };
struct ends { int a; ~ends() { if (a > 100) std::puts("end"); } };
struct holder { record r; small s; holder *next; };
template <class T> struct two { T cell[2]; T *at; };
record A, B, *p = &A; small C, D, *q = &C; int i; ends E1, E2, *e = &E1; holder H, G, *h = &H; std::complex<double> X, Y, *x = &X;
record arr[2]; small sarr[2]; wide W, V, *w = &W;
void turn() { p = &B; q = &D; i = 1; e = &E2; h = &G; x = &Y; w = &V; }
void back() { p = &A; q = &C; i = 0; e = &E1; h = &H; x = &X; w = &W; }
record t(int n) { turn(); return record(n); }
small u(int n) { turn(); small r = { n }; return r; }
ends v(int n) { turn(); return { n }; }
wide z(int n) { turn(); return wide(n); }
std::complex<double> c(int n) { turn(); return n; }
record operator+(const record &a, const record &b) { turn(); return record(a.member[0] + b.member[0]); }
struct maker { int n; record get() const { turn(); return record(n); } virtual record far(int m) { turn(); return record(n + m); } operator record() { turn(); return record(n); } };
record &ref(int n) { turn(); static record r; r = record(n); return r; }
long val(int n) { turn(); return n; }
void show(const char *what) {
    std::printf("%s: %ld %ld, %d %d, %ld %ld, %d %d, %d %d, %ld %ld %d %d, %g %g, %ld %ld\n", what, A.member[0], B.member[0], C.a, D.a, arr[0].member[0], arr[1].member[0],
                sarr[0].a, sarr[1].a, E1.a, E2.a, H.r.member[0], G.r.member[0], H.s.a, G.s.a, X.real(), Y.real(), W.member[0], V.member[0]);
    back();
}
template <class T> void tmpl(T *&place, T (*make)(int)) { *place = make(40); show("template pointer"); }
template <class T> void tmpl2(two<T> &pair) { pair.cell[i] = T(u(41)); show("template cell"); *pair.at = u(42); show("template at"); }
template <class T, class F> void tmpl3(T *&place, F make) { *place = make(43); show("template deduced"); }
int main() {
    back(); maker m; m.n = 20;
    *p = t(1); show("deref");
    (i ? *p : *p) = t(51); show("choice");
    (val(0) && i ? A : *p) = t(52); show("choice of objects");
    (i ? h->r : h->r).member[0] = val(53); show("element of a choice");
    (i ? H : *h).s = u(54); show("member of a choice");
    (i ? *q : D).a = int(val(55)); show("number in a choice");
    (i ? C.a : q->a) = int(val(56)); show("choice of numbers");
    (i ? h : h)->s.a = int(val(57)); show("behind a choice");
    (void(i), *q).a = int(val(58)); show("behind a comma");
    (i += 0, *q).a = int(val(59)); show("behind an effect");
    ++q->a = int(val(60)); show("incremented");
    (q->a += 1) = int(val(61)); show("added to");
    (*q = C) = u(62); show("assigned to");
    (back(), *p) = t(63); show("comma of objects");
    q[i = 0].a = int(val(64)); show("index assigned");
    *p = (t(2)); show("parens");
    *p = (turn(), t(3)); show("comma");
    *p = i ? t(4) : t(5); show("conditional");
    *p = t(6) + t(7); show("operator");
    *p = m.get(); show("method");
    *p = m.far(2); show("virtual");
    *p = m; show("conversion");
    *p = ref(8); show("reference");
    *p = val(9); show("converted");
    *p = record(val(10)); show("constructed");
    *p = z(11); show("sliced");
    *w = z(12); show("derived");
    p->operator=(t(13)); show("explicit");
    (*p).operator=(t(14)); show("explicit dot");
    arr[i] = t(15); show("array");
    sarr[i] = u(16); show("small array");
    *e = v(17); show("destructor");
    h->r = t(18); show("member");
    h->s = u(19); show("small member");
    *x = c(21); show("complex");
    *x += c(22); show("complex +=");
    (i ? *p : A) = t(23); show("conditional place");
    *(i = 0, p) = t(24); show("comma place");
    *p = arr[i] = t(25); show("chain");
    record *l = &A; record *&r = l; auto swap = [&](int n) { r = &B; return record(n); };
    *l = swap(26); show("closure"); l = &A;
    *r = std::move(t(27)); show("moved");
    *p = static_cast<record>(t(28)); show("cast");
    *p = { val(29) }; show("list");
    *q = { (int)val(30) }; show("aggregate");
    tmpl(p, t); tmpl(q, u); tmpl(e, v); tmpl3(p, t); tmpl3(q, u); tmpl3(p, [](int n) { turn(); return record(n); });
    two<small> s = { {}, q }; tmpl2(s); std::printf("%d %d %d\n", s.cell[0].a, s.cell[1].a, s.at->a);
}

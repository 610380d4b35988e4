// A class that is copied as its bytes, but by an explicit constructor alone: nothing can take it by value and give it on.
struct E { int n; E() = default; explicit E(const E &) = default; };
E make(); int f(const E &);
int t1() { return f(make()); }
int t2() { int n = f(E()); return n + make().n; }
int t3() { E e(make()); E g{make()}; return e.n + g.n; }
template <class T> T as(); int t4() { return as<E>().n + f(as<E>()); }
E (*p)(); int t5() { return f(p()) + p().n; }
E t6() { return make(); }
E t7(int n) { return n ? make() : E(); }
E t8() { return E(make()); }
E t9(E &e) { return E(e); }
E &ta(E &e) { return e; }
struct H { E e; H() : e(make()) {} E get() { return E(e); } };
int tj() { return H().get().n + f(H().e); }
E tw(E e = make()) { return E(e); }
// an explicit conversion is done where an object is made directly of it alone
struct C { C(const C &); };
struct A { explicit operator C &() const; };
int of_converted(const A &a) { C c(a); const C d = C(a); return f(make()); }

// One text cannot be what two entries ask for; entries that ask for the same do no harm.
struct A {
    void f(int n);
    void g(int n);
};
struct B {
    void f(int n);
    void g(int n);
};

template <class T> void both(T &t) { t.f(1), t.g(2); }
template <class T> void of_one(T &t) { t.f(3), t.g(4); }

void use(A &a, B &b)
{
    both(a), both(b);
    of_one(a);
}

// T(x) in a template: where x makes a T, that is the object, and nothing is called (C++17 [dcl.init]/17.6.1). The trace
// had a call of T around that of the operator.
struct T {
    int v;
    T(int x) : v(x) {}
    T(const T &o) : v(o.v) {}
    ~T() {}
    T operator-() const { return T(-v); }
    const T &same() const { return *this; }
};
int taken(T &&t) { return t.v; }

template <class X> int makes_itself(X a)
{
    return taken(T(-a)) + taken(T{-a}) + T(-a).v + X(-a).v + T(T(-a.same())).v;
}
template <class X> int copies(X a)
{
    return taken(T(a)) + taken(T(a.same())) + taken(T{a}) + X(a).v;
}
// nothing in one instance, a constructor in the other one
template <class X> int either(X a)
{
    return taken(T(-a)) + taken(T{-a});
}
template <class X> int converts(X a)
{
    return taken(T(-a)) + taken(T{a}) + int(X(a));
}
template <class X> T result(X a)
{
    const T &kept = T(-a);
    T *made = new T(-a);
    delete made;
    return T(kept.v - a.v ? -a : -a);
}

int main()
{
    T a(3);
    return makes_itself(a) + copies(a) + either(a) + either(3) + converts(4) + result(a).v;
}

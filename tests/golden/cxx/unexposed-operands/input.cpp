// GNU a ?: b is the object that a copy makes where a is an lvalue and b is none, not the lvalue.
struct T {
    int v;
    explicit T(int x);
    T(const T &);
    ~T();
    explicit operator bool() const;
};
T made(int);
T &known(int);
int taken(T);
int seen(const T &);
bool is(int);
int wide(int);

int caller(int x)
{
    return taken(known(x) ?: made(1)) + seen(known(x) ?: T(2)) + seen(known(x) ?: known(3)) + wide(is(x) ?: wide(x));
}
template <class A> int callee(A a)
{
    return wide(is(1) ?: wide(a)) + taken(made(0) ?: made(a));
}
int instance() { return callee(3); }

// What a call gives is called: that is no second call of the first function, and its parameters are others.
typedef int (*F)(double);
int one(double x);
F pick(int x);
struct S {
    F f;
    F (*g)(int);
    F get(int x) const;
    operator F() const;
    int operator()(int x) const;
};
S make(int x);
extern F table[2];
template <class X> X same(X x);

int results(S &s, int n)
{
    return pick(1)(n) + (*pick(1))(2.5) + (*pick)(n)(3) + s.g(n)(n) + s.get(n)(one(n)) + same(one)(n) + same<F>(one)(n) + make(n).g(n)(n);
}
int objects(S &s, int n)
{
    return make(n)(n) + s(n) + s.f(n) + make(n).f(n) + s(pick(n)(n));
}
int indirect(int n)
{
    return (*table[0])(n) + table[n](n) + (&one)(n) + (*one)(n) + ((F)one)(n) + static_cast<F>(one)(n) + (n ? one : table[1])(n);
}

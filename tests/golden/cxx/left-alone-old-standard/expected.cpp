// C++98 has nothing of what a probe is made of.
int f(int n);
template <class T> T twice(T n) { return f(n) + n; }

struct S {
    int n;
    S() : n(f(1)) {}
};

int use(int n)
{
    S s;
    return twice(f(n)) + s.n;
}

// Before C++14 lambdas capture no new variables: they are put into an object that is called in their place.
struct pool {
    template <class F> int submit(F &&f);
};
int count(int);

int caller(pool &p, int n)
{
    return p.submit([] { return 1; }) + p.submit([n](int k) { return count(n + k); });
}

// Bodies that run any number of times: each run is a task of its own, and a lambda captures nothing.
template <class F> void each(int n, const F &f);
void work(int);
template <class F> struct node {
    node(int n, F f);
};
template <class F> node(int, F) -> node<F>;

void caller(int n)
{
    auto closure = [n](int k) { work(n + k); };
    each(n, [n](int k) { work(n + k); });
    each(n, work);
    each(n, closure);
    node declared(n, [](int k) { work(k); });
}

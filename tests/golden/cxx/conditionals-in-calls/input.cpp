// Conditional directives within calls: what the flags leave out of them is left out of the text that is compiled.
#define FAST 1
int f(int, int);
int g(int);
struct builder {
    builder &add(int);
    builder &slow();
    int done();
};
builder make(int);
template <typename T> T h(T a, T b)
{
    return a +
#if FAST
        g
#else
        f
#endif
        (b);
}
int caller(int n)
{
    int m = f(g(n),
#ifdef FAST
              1
#else
              2
#endif
    );
    return m + make(3)
                   .add(g(4))
#if !FAST
                   .slow()
#endif
                   .add(
#if FAST == 1
                       g(5)
#elif FAST == 2
                       6
#endif
                           )
                   .done() +
           h(7, 8) + f(g(9),
#define LEFT 2
                       LEFT);
}

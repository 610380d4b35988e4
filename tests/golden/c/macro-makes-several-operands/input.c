/* One macro spells two operands, or a part of the call. */
int f(int, int);
int g(void);
#define PAIR 1, 2
#define REST , 4)
#define OPEN f(
#define ARGS(x) (x, g())

int caller(void)
{
    return f(PAIR) + f(g() REST + OPEN 5, 6) + f ARGS(7);
}

/* what stands for several operands cannot be given to a wrapper */
int v[4];
int assigned(void)
{
    register int x = (v[f(3, 4) & 3] = f(PAIR));
    return x;
}

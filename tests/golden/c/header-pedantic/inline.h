int f(int);
static inline int g(int x)
{
    return f(x);
}

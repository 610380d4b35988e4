int f(int);
static inline int forced(int x)
{
    return f(x);
}

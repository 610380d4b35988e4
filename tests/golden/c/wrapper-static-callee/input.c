/* The callee is a static function, declared only before the caller, or an inline one. */
static int f(int x)
{
    return x + 1;
}
static inline int g(int x)
{
    return x + 2;
}

int caller(int *p)
{
    *p++ = f(1);
    *p++ = g(2);
    return *p;
}

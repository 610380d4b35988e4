/* The callee gets its prototype only behind the caller: there is none at the wrapper's place. */
int caller(p)
    int *p;
{
    *p++ = f(1);
    return *p;
}
int f(int x)
{
    return x;
}

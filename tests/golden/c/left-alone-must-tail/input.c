/* A tail call that the source demands (clang; gcc 12 ignores the attribute with a warning). */
int f(int);
int g(int);

int caller(int x)
{
    if (x)
        return f(g(x));
    __attribute__((musttail)) return f(x);
}

/* The callee is declared in a block, or as a parameter, or hides another one. */
int caller(int x, int g(int))
{
    int f(int);
    {
        extern int f(int);
        x = f(x);
    }
    return f(g(x));
}

/* A definition in the old style, and calls without prototypes. */
int g();

int f(a, b)
    int a;
    char *b;
{
    return g(a, b) + g(g(1), b);
}

int caller()
{
    return f(1, "x") + f(g(2), "y");
}

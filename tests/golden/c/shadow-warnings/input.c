/* Nested points under warnings about shadowing, prototypes and declarations after statements. */
int f(int, int);
int g(int);
int caller(int x);

int caller(int x)
{
    x = f(g(f(g(x), 1)), g(f(2, g(3))));
    return f(f(f(x, g(1)), g(2)), g(f(g(4), 5)));
}

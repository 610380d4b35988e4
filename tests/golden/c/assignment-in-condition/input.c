/* Assignments as operands and conditions. */
int f(int);
int g(int);

int caller(int *p, int x)
{
    if ((x = f(1)) != 0 && (*p++ = g(x)))
        return g(x = f(2));
    while ((x = f(x)) > 0)
        p[x] = x;
    return x;
}

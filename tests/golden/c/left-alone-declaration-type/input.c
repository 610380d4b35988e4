/* Array bounds, also variable ones, and types of parameters. */
int f(int);

int caller(int n, int p[f(n)])
{
    int a[f(n)], b[sizeof(f(n))];
    int(*c)[f(2)] = 0;
    a[0] = f(3);
    b[0] = c == 0;
    return a[0] + b[0] + p[0];
}

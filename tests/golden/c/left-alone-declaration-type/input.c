/* Bounds that are part of another type, or of that of a parameter. */
int f(int);

int caller(int n, int p[f(n)])
{
    int b[sizeof(f(n))];
    __typeof__(int[f(2)]) c;
    int (*g(int m, int d[f(3)]))[3];
    b[0] = sizeof(int[f(4)]);
    c[0] = f(5);
    return b[0] + c[0] + p[0];
}

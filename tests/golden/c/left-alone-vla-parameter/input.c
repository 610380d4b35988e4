/* Bounds in prototypes and in definitions' parameter lists; only the latter are evaluated. */
int f(int);
void declared(int n, int a[f(n)]);

int caller(int n, int a[][f(n)])
{
    declared(n, a[0]);
    return a[0][f(1)];
}

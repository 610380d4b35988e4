/* Variable length arrays decay like others, and pointers to them keep their bound. */
int sum(int n, int (*)[n]);
int *fill(int n, int *);
int g(void);

int caller(int n)
{
    int a[n], b[2][n];
    fill(n, a);
    return sum(n, b) + sum(g(), &b[1]) + *fill(g(), b[g() & 1]);
}

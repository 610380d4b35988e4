/* A pointer to a VLA in a temporary: its type is variable, and evaluated once. */
int use(int n, int (*)[n]);
int g(void);

int row(int n, int (*p)[n])
{
    int b[3][n];
    b[0][0] = 1;
    return use(n, p) + row(n, b + g()) + row(n, &b[g()]);
}

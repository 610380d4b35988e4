/* Initialisers of automatic objects: scalars, aggregates, designators, several declarators. */
struct s {
    int a, b[2];
};
int f(int);

int caller(int n)
{
    int x = f(1), y = f(x);
    struct s s = { f(2), { f(3), f(4) } };
    struct s d = { .b[1] = f(5), .a = n };
    int array[] = { f(6), [3] = f(7) };
    const int *p = array;
    return x + y + s.a + d.a + p[3];
}

/* The left side is at hand: the normal form. */
int f(int);
struct s {
    int m;
};

int caller(struct s *s, int *a, int i)
{
    int x;
    x = f(1);
    s->m = f(2);
    a[0] = f(3);
    a[i] = f(4);
    x += f(5);
    return x;
}

/* The left side has effects: with a statement expression on the right gcc would take the sides in another order. */
int f(int);
int g(void);

int caller(int *p, int *a, int i)
{
    *p++ = f(1);
    a[i++] = f(3);
    a[g()] = f(g());
    *p++ += f(2);
    return i;
}

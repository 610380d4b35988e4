/* sizeof of a variable length array does evaluate its bound; the place is left alone all the same. */
int f(int);

int caller(void)
{
    return (int)sizeof(int[f(3)]) + f(1);
}

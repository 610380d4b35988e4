/* The address of a label is a value like another. */
int f(void *);

int caller(void)
{
    static void *table[] = { &&here, &&there };
    int n = f(&&there);
    goto *table[n & 1];
here:
    n++;
there:
    return n;
}

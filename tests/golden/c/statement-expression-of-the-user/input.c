/* Calls inside the user's own statement expressions, last or not. */
int f(int);

int caller(int n)
{
    int x = ({ int y = f(n); y + 1; });
    int z = ({ f(n); });
    ({ f(1); (void)0; });
    return x + z + f(({ int w = f(2); w * f(3); }));
}

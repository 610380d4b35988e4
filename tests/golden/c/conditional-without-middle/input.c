/* GNU a ?: b evaluates a once. */
int f(int);

int caller(int n)
{
    return f(n) ?: f(-1);
}

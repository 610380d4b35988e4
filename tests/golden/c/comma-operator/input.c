/* The left of a comma is evaluated for its effects alone. */
int f(int);

int caller(int n)
{
    return f(n), f(n + 1), n;
}

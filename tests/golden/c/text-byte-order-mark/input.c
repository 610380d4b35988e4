/* A byte order mark stands before the first character. */
int f(int);

int caller(int x)
{
    return f(x);
}

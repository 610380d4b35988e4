/* A unit without main. */
int f(int);

int caller(int x)
{
    return f(x);
}

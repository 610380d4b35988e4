/* The configuration excludes the file. */
int f(int);

int caller(int x)
{
    return f(x);
}

/* The directive stands inside the outer call; the inner one is whole. */
int f(int, int);
int g(int);

int caller(int x)
{
    return f(
#ifdef UNKNOWN
        0
#else
        g(x)
#endif
        , g(2));
}

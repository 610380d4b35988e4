/* Directives between statements disturb nothing; what they skip is no call. */
int f(int);

int caller(int x)
{
#if 0
    x = f(1);
#elif 1
    x = f(2);
#else
    x = f(3);
#endif
    return
#ifdef UNKNOWN
        f(4) +
#endif
        f(x);
}

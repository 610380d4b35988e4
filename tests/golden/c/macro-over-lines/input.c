/* The expansion is on the invocation's first line, and what follows stays where it was. */
int f(int, int);
#define BOTH(a, b) \
    f(a,           \
      b)
#define PAIR(a, b) (a) + (b)

int caller(int n)
{
    int x = BOTH(n, /* the first */
                 f(__LINE__,
                   2)); int y = __LINE__;
    return x + PAIR(f(n, __LINE__),
                    f(1, 1)) + y + \
           BOTH(3, \
                4) + __LINE__;
}

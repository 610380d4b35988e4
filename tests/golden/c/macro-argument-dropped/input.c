/* The argument is not used at all: there is no call. */
int f(int);
#define IGNORE(x) ((void)0)

int caller(int n)
{
    IGNORE(f(n));
    return f(n);
}

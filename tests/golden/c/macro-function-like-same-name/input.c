/* A macro shadows a function of the same name; (f)(x) reaches the function. */
int f(int);
#define f(x) (f)((x) + 1)

int caller(int n)
{
    return f(n) + (f)(n);
}

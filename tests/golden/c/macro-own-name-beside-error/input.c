// What cannot be read in place of an invocation is left alone, although the front end had found as many errors before: the
// function in another one.
int f(int n);
int g(int n);
#define f(x) f((x) + 1)
#define long(x) long(x)
#define DECLARE(n) long(y) = f(n)

int outer(int n)
{
    int inner(int m) { return g(m); }
    return inner(n);
}

int type(int n)
{
    DECLARE(n);
    return g(n);
}

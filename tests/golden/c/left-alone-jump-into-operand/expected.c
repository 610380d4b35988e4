/* A jump into a statement expression is an error for clang and for gcc: the function is not C, and is left alone as a whole. */
int f(int);

int caller(int x)
{
    int n = 0;
    f(({ inside: n++; n; }));
    if (n < x)
        goto inside;
    return f(n);
}

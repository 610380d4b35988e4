/* #if between the operands: the text between the parentheses is not one expression. */
int f(int, int);
int g(int);
#define FAST 1

int caller(int x)
{
    return f(g(x),
#if FAST
             1
#else
             2
#endif
           ) + f(1, 2);
}

int chosen(int x)
{
    return
#if FAST
        g
#else
        h
#endif
        (x);
}

/* Comments and space between callee, parenthesis and operands. */
int f(int, int);
int g(void);

int caller(void)
{
    return f /* callee */ ( /* before */ g /* ( */ () /* after , */ , /* empty */ 2 /* ) */ ) + f
        (g
         (), 1);
}

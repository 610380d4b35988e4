/* Sixteen levels: the text of the operand of the outermost point holds fifteen points. */
int f(int);

int caller(int x)
{
    return f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(x))))))))))))))));
}

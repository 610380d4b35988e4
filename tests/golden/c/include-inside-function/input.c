/* The body of a function continues in an included file. */
int f(int);

int caller(int x)
{
    x = f(x);
#include "body.inc"
    return f(x);
}

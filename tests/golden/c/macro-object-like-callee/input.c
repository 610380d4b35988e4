/* An object-like macro as the callee: the callee is the function it stands for. */
int real(int);
#define alias real
#define other (real)

int caller(int n)
{
    return alias(n) + alias(alias(n)) + other(n);
}

/* ?:, && and || evaluate a point only if they get to it. */
int f(int);

int caller(int n)
{
    return (n ? f(1) : f(2)) + (f(3) && f(4)) + (f(5) || f(6)) + (f(7) ? f(8) : f(9));
}

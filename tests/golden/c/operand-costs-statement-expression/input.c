/* A statement expression of the user's own is an operand that costs something. */
int f(int, int);

int caller(int x)
{
    return f(({ int y = x; while (y < 100) y *= 2; y; }), x);
}

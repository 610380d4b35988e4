/* Only the operands that cost something are counted; the others stay untouched between them. */
int f(int, int, int, int);
int g(int);

int caller(int x)
{
    return f(x, g(1), 7, g(2));
}

/* One costly operand, the others stable: the textbook form means the same. */
int f(int, int, int);
int g(void);

int caller(const int x)
{
    return f(g(), 1, x) + f(1, g(), 2);
}

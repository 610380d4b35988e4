/* One macro spells two operands, or a part of the call. */
int f(int, int);
int g(void);
#define PAIR 1, 2
#define REST , 4)
#define OPEN f(
#define ARGS(x) (x, g())

int caller(void)
{
    return f(PAIR) + f(g() REST + OPEN 5, 6) + f ARGS(7);
}

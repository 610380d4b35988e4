/* A #define between the operands. */
int f(int, int);
int g(int);

int caller(int x)
{
    return f(g(x),
#define LOCAL 3
             LOCAL);
}

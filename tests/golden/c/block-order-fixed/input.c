/* The textbook form would name g() before h(); which goes first is the compiler's choice, so a point with two costly operands keeps the normal form. */
int f(int, int);
int g(void);
int h(void);
extern int global;

int caller(int x)
{
    int sum = f(g(), h());
    sum += f(g(), x);
    sum += f(global, g());
    sum += f(g(), global + x);
    sum += f(x++, g());
    return sum + f(x++, 1);
}

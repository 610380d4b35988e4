/* sizeof in an operand costs nothing although a call stands in it. */
int f(unsigned long, int);
int g(void);

int caller(void)
{
    return f(sizeof(g()), 1) + f(sizeof g(), g());
}

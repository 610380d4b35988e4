/* Where calls come from: a number beside the other details. */
int f(void);
int g(int n);

int caller(void)
{
    return f() + g(f());
}

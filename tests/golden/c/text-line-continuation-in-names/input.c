/* Line continuations in the middle of names and numbers. */
int func(int, int);
int g(void);
int f(int, int);

int caller(void)
{
    return f\
(g\
(), 1\
2);
}

/* -Wformat looks through a format_arg function: the translated format stays where the compiler can see it. */
__attribute__((format_arg(1))) const char *translate(const char *);
__attribute__((format(printf, 1, 2))) int print(const char *, ...);
int g(void);

int caller(int n)
{
    return print(translate("%d things\n"), n) + print("%d things\n", g());
}

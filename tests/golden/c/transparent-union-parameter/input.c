/* A transparent union takes any of its members: the operand keeps its own type. */
typedef union {
    int *i;
    const char *c;
} any __attribute__((transparent_union));
int f(any);
int *ip(void);
const char *cp(void);

int caller(int *p)
{
    return f(ip()) + f(cp()) + f(p) + f(0);
}

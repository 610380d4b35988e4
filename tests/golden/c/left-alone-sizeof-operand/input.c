/* Never evaluated: operands of sizeof and _Alignof, with and without parentheses. */
int f(int);
struct s {
    int a[3];
};
struct s g(void);

int caller(void)
{
    return (int)(sizeof(f(1)) + sizeof f(2) + sizeof(int[3]) + sizeof g().a) + f(sizeof f(3));
}

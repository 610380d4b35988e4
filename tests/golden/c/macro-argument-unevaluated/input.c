/* The macro puts its argument into sizeof: written once, evaluated never. */
int f(int);
#define SIZE(x) sizeof(x)

int caller(void)
{
    return (int)SIZE(f(1));
}

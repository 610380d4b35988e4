/* Static functions call each other before and after their definitions. */
static int helper(int);
static int first(int x)
{
    return helper(x) + 1;
}
static int helper(int x)
{
    return x ? first(x - 1) : 0;
}
int caller(int x)
{
    return helper(first(x));
}

/* Nothing, space, a comment or a line end between the parentheses. */
int f(void);
int g();

int caller(void)
{
    return f() + f( ) + f(/* none */) + f(
    ) + g();
}

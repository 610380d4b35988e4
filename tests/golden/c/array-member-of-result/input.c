/* C11 6.2.4/8: the array in a returned struct lives until the end of the full expression; a temporary holding a pointer into it would outlive it. */
struct s {
    char text[16];
};
struct s rec(int);
int f(const char *);

int caller(void)
{
    return f(rec(1).text) + f(&rec(2).text[1]) + rec(3).text[0] + f(rec(4).text + 2);
}

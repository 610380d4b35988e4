/* A line comment stands before the closing parenthesis: nothing of ours may be swallowed by it. */
int f(int, int);
int g(void);

int caller(void)
{
    return f(g(), // one
             g() // two
    );
}

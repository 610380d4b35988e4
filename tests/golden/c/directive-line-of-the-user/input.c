/* #line directives of the user's own: diagnostics follow them, and so does the site table. */
int f(int);
#line 100 "grammar.y"
int caller(int x)
{
    return f(x);
}
# 7 "other.y"
int caller2(int x)
{
    return f(x);
}

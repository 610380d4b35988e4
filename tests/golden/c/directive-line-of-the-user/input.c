/* #line directives of the user's own: diagnostics follow them, the site table names the file on disk and its lines. */
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

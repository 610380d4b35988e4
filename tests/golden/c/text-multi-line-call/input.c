/* A call over several lines with comments and line continuations: every line keeps its number. */
int f(int, int, const char *, int);
int g(int);

int caller(int x)
{
    return f(x, /* first ) */
             g(1), // second, and a ")" in a comment
             "a \
string ) over two lines",
             g(
                 2 /* inner */
                 )
             /* last */) +
           1;
}

/* Lines end with CR LF; the lines that are not touched keep them. */
int f(int,
      int);
int g(void);

int caller(void)
{
    return f(g(),
             2);
}

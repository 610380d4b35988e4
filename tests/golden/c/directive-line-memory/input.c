/* Blocks and accesses have lines of the file, and so has their function; a call in it has the place that #line gives. */
int f(int);
#line 100 "grammar.y"
int sum(int *p, int n)
{
    p[0] = n;
    return f(p[0]);
}

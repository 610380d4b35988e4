/* Nothing matches: the text comes out as it went in, without prologue or table. */
int f(int);

int caller(int x)
{
    return f(x);
}

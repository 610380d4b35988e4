/* Expanded twice, the one text is two calls. */
int f(int);
#define MAX(a, b) ((a) > (b) ? (a) : (b))

int caller(int n)
{
    return MAX(f(n), n);
}

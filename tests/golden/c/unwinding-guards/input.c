/* Where exceptions can leave calls and nothing is optimised, the points of a long body have objects of the body, one for
 * each point of a full expression; the few points of a short body have their own. */
struct pair {
    int a, b;
};
int f(int);
int g(int, int);
char *s(int);
double d(double);
void v(int);
struct pair p(int);

int long_body(int x)
{
    int r = f(1);
    v(x);
    r += g(f(2), f(3)) + g(f(4), 5);
    s(f(x))[0] = 'a';
    r += d(f(7)) > 1.0;
    x && (v(f(8)), 1);
    for (v(1); x && f(x); v(2))
        r += p(x).a;
    return x ? f(9) : g(1, 2);
}

int short_body(int x)
{
    return f(g(x, f(1)));
}

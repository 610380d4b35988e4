/* The controlling expression of _Generic is not evaluated; nor are the branches that are not chosen. */
int f(int);
int g(int);
int h(int);

int caller(int x)
{
    return _Generic(f(x), int: g, default: h)(f(1)) + _Generic(x, int: f(2), default: h(3));
}

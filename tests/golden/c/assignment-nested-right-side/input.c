/* The point is deep in the right side, not the whole of it. */
int f(int);
int g(int);

int *caller(int *p)
{
    *p++ = 1 + f(g(1)) * 2;
    *p++ = g(f(2)) ? f(3) : 4;
    return p;
}

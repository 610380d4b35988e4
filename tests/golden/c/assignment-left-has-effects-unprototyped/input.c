/* The same on a callee whose parameter types are unknown: left alone. */
int f();

int caller(int *p)
{
    *p++ = f(1);
    return *p;
}

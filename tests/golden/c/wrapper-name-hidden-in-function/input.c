/* Inside the function the name means something else: a local pointer hides the function of file scope. */
int f(int);
int h(int);

int caller(int *p)
{
    *p++ = f(1);
    {
        int (*f)(int) = h;
        *p++ = f(2);
    }
    return *p;
}

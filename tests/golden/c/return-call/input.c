/* return f(x): the value is returned after the end probe. */
int f(int);

int tail(int x)
{
    return f(x);
}

/* Reading an _Atomic object through a call's result: the temporary is of the plain type. */
_Atomic int *where(void);
extern _Atomic int counter;
int f(int, int);

int caller(void)
{
    return f(*where(), counter);
}

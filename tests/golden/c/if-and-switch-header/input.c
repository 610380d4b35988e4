/* Conditions of if and switch, and a call as the only statement of a branch. */
int f(int);

int caller(int n)
{
    if (f(n))
        f(1);
    else if (f(2))
        f(3);
    else
        f(4);
    switch (f(n)) {
    case 1:
        return f(5);
    default:
        f(6);
    }
    return 0;
}

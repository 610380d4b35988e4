/* A point as the whole statement after labels, case labels and else; in braces-free bodies. */
int f(int);

int caller(int n)
{
again:
    f(0);
    switch (n) {
    case 1:
        f(1);
        break;
    case 2:
    default:
        if (n)
            f(2);
        else
            f(3);
    }
    for (;;)
        if (f(4))
            break;
        else
            goto again;
    return n;
}

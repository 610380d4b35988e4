/* Objects set through pointers by a point: no "may be used uninitialized" that the original did not have. */
int get(int, int *);
int use(int);

int caller(int n)
{
    int value, other;
    if (get(n, &value) != 0)
        return -1;
    if (get(use(value), &other) != 0 || use(other) > 3)
        return value;
    for (int i = 0; i < value; i++) {
        int inner;
        if (get(i, &inner))
            continue;
        use(inner);
    }
    return use(value) + use(other);
}

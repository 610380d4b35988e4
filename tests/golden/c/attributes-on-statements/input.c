/* Attributes before statements and on declarations stay where they are. */
int f(int);
__attribute__((hot)) int caller(int x)
{
    __attribute__((unused)) int y = f(x);
    switch (f(1)) {
    case 1:
        f(2);
        __attribute__((fallthrough));
    case 2:
        return f(3);
    }
    return 0;
}

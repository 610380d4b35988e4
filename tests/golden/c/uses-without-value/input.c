/* Nobody sees the value of these calls: no conversion stands before them, which a compiler would call useless. */
int f(int);
char *s(int);
struct pair { int a, b; } pair(int);

int caller(int x)
{
    f(1);
    s(2);
    pair(3);
    (void)f(4);
    if (x)
        f(5);
    else
        s(6);
    for (f(7), s(8); f(x) > 9; f(10))
        f(11);
    x && f(12);
    x || (s(13), f(14));
    x ? f(15) : f(16);
    do
        f(17);
    while (f(18));
    switch (x) {
    case 1:
        s(19);
    default:
        f(20);
    }
    return __extension__({ f(21); f(22); }), f(23);
}

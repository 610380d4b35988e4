/* Old style definitions, implicit int and implicit declarations: the default promotions are the caller's. */
/* std: gnu89 */
/* compilers: gcc clang */
/* flags: -w */
#include "log.h"

struct s {
    int a[5];
};

old(a, b, c)
    char a;
    float b;
    struct s c;
{
    printf("old %d %.2f %d\n", a, b, c.a[4]);
    return a + (int)b + c.a[4];
}

struct s make(n)
{
    struct s v;
    v.a[0] = n;
    v.a[4] = n * 2;
    return v;
}

unsigned short us()
{
    return 65535;
}
float half()
{
    return 0.5f;
}

main()
{
    char c = 'x';
    printf("%d\n", old(c, half(), make(4)));
    printf("%d\n", old(old('a', 1.5f, make(1)), half() + half(), make(later(2))));
    printf("%d %f\n", us(), half());
    return later(3) - 4;
}

int later(n)
    short n;
{
    return n + 1;
}

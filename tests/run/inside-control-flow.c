/* Points in every place of every statement. */
/* std: gnu89 gnu99 gnu11 gnu17 gnu2x */
/* expect: f 74 */
#include "log.h"

static int calls;
static int f(int n)
{
    calls++;
    return say("f", n);
}
static int g(int a, int b)
{
    printf("g(%d, %d)\n", a, b);
    return a;
}
static int returns(int n)
{
    if (n == 0)
        return f(0);
    else if (f(n) == 1)
        return f(1), f(2);
    return f(3) ? f(n) : f(0);
}
static void tail(void)
{
    (void)f(1);
}
static int duff(int n)
{
    int rounds = 0;
    switch (f(n) % 4) {
        do {
        case 0:
            rounds += f(1);
        case 3:
            rounds += f(1);
        case 2:
            rounds += f(1);
        case 1:
            rounds += f(1);
        } while ((n -= 4) > 0);
    }
    return rounds;
}

int main(void)
{
    int i, n = 3, a[4];
    for (i = f(0); i < f(2); i += f(1))
        f(i);
    for (; f(0);)
        ;
    while (f(n) && --n)
        if (f(n) == 1)
            continue;
        else
            f(-n);
    do
        n += f(1);
    while (f(n) < 2);
    switch (f(2)) {
    case 2:
        f(2);
    case 3:
        f(3);
        break;
    default:
        f(9);
    }
    for (i = 0; i < 3; i++)
        say("returns", returns(i));
    tail();
    say("duff", duff(7));
    a[f(1)] = f(2), a[0] = f(0), a[2] = a[f(1)];
    say("a", a[2]);
    say("logic", (f(0) && f(1)) || (f(1) && !f(0)));
    say("logic", f(1) && (f(0) || f(0)));
    say("choice", f(1) ? f(0) ? f(1) : f(2) : f(3));
    say("bits", (f(6) & f(3)) | f(8) ^ f(1));
    say("shift", f(1) << f(2));
    say("g", g(f(1), g(f(2), g(f(3), f(4)))));
    say("cast", (char)f(300));
    say("minus", -f(1) + +f(2) - ~f(3) + !f(4));
    n = f(1), i = f(2);
    n = i = f(3);
    n += i -= f(1);
    say("n", n);
    {
        f(1);
        ;
        {
            f(2);
        }
    }
    if (f(0)) {
    } else
        goto end;
    f(99);
end:
    say("calls", calls);
    return f(0);
}

/* goto, break, continue and return leave operands; computed goto; labels inside statement expressions. */
/* std: gnu89 gnu11 gnu17 */
/* expect: f 5 */
#include "log.h"

static int f(int a, int b)
{
    printf("f(%d, %d)\n", a, b);
    return a + b;
}
static int g(int a)
{
    return say("g", a);
}

static int out(int n)
{
    int i;
    for (i = 0; i < 10; i++) {
        say("i", i);
        f(g(i), ({
              if (i == 1)
                  continue;
              if (i == n)
                  break;
              if (i == n + 2)
                  goto done;
              if (n == 9 && i == 3)
                  return -1;
              i;
          }));
    }
    return i;
done:
    return 100;
}

static int computed(int n)
{
    static void *const table[] = { &&zero, &&one, &&two };
    int sum = 0;
again:
    goto *table[g(n)];
zero:
    return sum + g(100);
one:
    sum += g(10);
    n--;
    goto again;
two:
    sum += g(20);
    n--;
    goto again;
}

static int inside(int n)
{
    int r = 0;
    r += ({
        int i = 0;
    loop:
        if (i++ < n) {
            r += g(i);
            goto loop;
        }
        i;
    });
    switch (g(n)) {
    case 1:
        r += ({ g(1); g(2); });
        break;
    case 2:
        r += g(({ int k = g(3); k * 2; }));
        /* fall through */
    default:
        r += 1000;
    }
    return r;
}


int main(void)
{
    say("out", out(4));
    say("out", out(9));
    say("computed", computed(2));
    say("inside", inside(1));
    say("inside", inside(2));
    return 0;
}

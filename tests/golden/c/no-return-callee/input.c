/* What does not come back gets a begin and no end. */
#include <stdlib.h>
_Noreturn void die(int);
__attribute__((noreturn)) void die2(const char *, ...);
int g(void);

int caller(int x)
{
    if (x == 1)
        die(g());
    if (x == 2)
        die2("%d", g());
    if (x == 3)
        exit(g());
    if (x)
        return 1;
    die(2);
}

/* Places where nothing is evaluated, or where a constant is wanted: nothing runs there, and the program is the same. */
/* std: gnu11 gnu17 gnu2x */
/* expect: f 5 */
#include "log.h"

static int f(int n)
{
    return say("f", n);
}
struct s {
    int a[3];
    unsigned bits : sizeof(f(1));
};
static struct s make(void);
static int array[sizeof(make().a)];
static unsigned long size = sizeof(f(2));
_Static_assert(sizeof(f(3)) == sizeof(int), "int");
enum { WIDTH = sizeof(f(4)) };

static struct s make(void)
{
    struct s v = { { f(5), 2, 3 }, 7 };
    return v;
}

int main(void)
{
    static int still = sizeof f(6);
    __typeof__(f(7)) n = f(8);
    int a[sizeof(f(9))];
    int v[f(2)];
    v[0] = v[1] = 0;
    switch (n) {
    case sizeof(f(10)) * 2:
        puts("eight");
        break;
    default:
        puts("other");
    }
    say("generic", _Generic(f(11), int: f(12), default: f(13)));
    say("sizes", (int)(sizeof a + sizeof array + size + WIDTH + (size_t)still + sizeof v));
    say("offset", (int)__builtin_offsetof(struct s, a[1]));
    say("make", make().a[0] + (int)_Alignof(__typeof__(f(14))));
    __extension__ __auto_type inferred = f(15) + (__typeof__(f(16)))1.5;
    say("inferred", inferred);
    return 0;
}

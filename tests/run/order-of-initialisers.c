/* Initialiser lists with calls, and objects that calls change while the list is evaluated. */
/* std: gnu99 gnu11 gnu17 gnu2x */
#include "log.h"

static int global;
struct pair {
    int a, b;
};
static int bump(void)
{
    return say("bump", ++global);
}
static int f(int a, int b)
{
    printf("f(%d, %d)\n", a, b);
    return a + b;
}
static struct pair make(int a, int b)
{
    struct pair p = { say("a", a), say("b", b) };
    return p;
}

int main(void)
{
    int list[] = { bump(), global, bump(), global, f(bump(), global) };
    struct pair p = { bump(), global }, q = { .b = bump(), .a = bump() };
    struct {
        struct pair inner[2];
        int tail;
    } nested = { { { bump(), 1 }, make(bump(), global) }, bump() };
    for (size_t i = 0; i < sizeof list / sizeof *list; i++)
        say("list", list[i]);
    f(p.a, p.b);
    f(q.a, q.b);
    f(nested.inner[0].a, nested.inner[1].a);
    f(nested.inner[1].b, nested.tail);
    int x = bump(), y = x + bump(), z = f(x, bump()) + y;
    say("z", z);
    for (int i = f(0, 0), n = f(1, 2); i < n; i += f(1, 0))
        say("i", i);
    const struct pair copy = make(f(1, 1), f(2, 2));
    say("copy", copy.a + make(3, 4).b);
    int matrix[2][2] = { [1][0] = bump(), [0][1] = bump() };
    f(matrix[0][1], matrix[1][0]);
    char text[] = { (char)f('a', 1), (char)f('b', 1), 0 };
    puts(text);
    return 0;
}

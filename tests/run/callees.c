/* Every way to say which function is called: what is evaluated, how often, and in which order with the operands. */
/* std: gnu89 gnu99 gnu11 gnu17 gnu2x */
/* expect: pick 6 */
#include "log.h"

typedef int (*fn)(int, int);
struct ops {
    fn run;
    struct ops *next;
    fn table[2];
};

static int add(int a, int b)
{
    printf("add(%d, %d)\n", a, b);
    return a + b;
}
static int mul(int a, int b)
{
    printf("mul(%d, %d)\n", a, b);
    return a * b;
}
static fn pick(int n)
{
    say("pick", n);
    return n ? add : mul;
}
static struct ops operations = { add, &operations, { mul, add } };
static struct ops *get(int n)
{
    say("get", n);
    return &operations;
}
static fn (*picker(void))(int)
{
    puts("picker");
    return pick;
}
static fn handlers[] = { add, mul, add };
static fn current = add;
static int change(int n)
{
    current = n ? mul : add;
    return say("change", n);
}

int main(void)
{
    int i = 0;
    void *any = (void *)add;
    test("spellings");
    say("r", (add)(1, 2));
    say("r", (&add)(1, 2));
    say("r", (*add)(1, 2));
    say("r", (**add)(1, 2));
    say("r", ((fn)any)(3, 4));
    say("r", (i ? add : mul)(5, 6));
    say("r", (i++, add)(i, i));
    say("r", operations.run(1, 2));
    say("r", (&operations)->next->next->table[0](3, 4));
    say("r", handlers[1](5, 6));
    say("r", (*handlers)(7, 8));
    say("r", (*&operations.table[1])(9, 10));
    test("calls inside");
    say("r", pick(1)(2, 3));
    say("r", pick(0)(say("a", 1), say("b", 2)));
    say("r", (*pick(1))(say("a", 1), 2));
    say("r", get(1)->run(say("a", 1), say("b", 2)));
    say("r", get(2)->next->table[say("index", 1)](say("a", 3), 4));
    say("r", handlers[say("index", 2)](say("a", 1), say("b", 2)));
    say("r", picker()(1)(2, 3));
    say("r", picker()(say("p", 0))(say("a", 2), say("b", 3)));
    say("r", pick(say("n", 1))(pick(0)(1, 2), pick(1)(3, 4)));
    test("pointer that an operand changes");
    say("r", current(1, change(1)));
    say("r", current(change(0), 2));
    say("r", (*current)(change(1), change(0)));
    operations.run = mul;
    say("r", get(3)->run(2, 3));
    return 0;
}

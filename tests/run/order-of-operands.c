/* The order in which operands are evaluated is open in C, but programs lean on what their compiler does: it must stay as it was. */
/* std: gnu89 gnu99 gnu11 gnu17 gnu2x */
/* expect: three 5 */
#include "log.h"

static int global = 1;
static int index_of = 0;
static int array[8];
static int *cursor = array;
struct pair {
    int a, b;
};
static struct pair pairs[4];
static struct pair whole = { 1, 2 };

static int one(int a)
{
    return say("one", a);
}
static int two(int a, int b)
{
    printf("two(%d, %d)\n", a, b);
    return a * 10 + b;
}
static int three(int a, int b, int c)
{
    printf("three(%d, %d, %d)\n", a, b, c);
    return a + b + c;
}
static int bump(void)
{
    return say("bump", ++global);
}
static int step(void)
{
    index_of++;
    return say("step", index_of);
}
static int move(void)
{
    cursor++;
    return say("move", (int)(cursor - array));
}
static struct pair swap(void)
{
    struct pair p;
    p.a = whole.b;
    p.b = whole.a;
    whole.a += 10;
    return p;
}

int main(void)
{
    int local = 5, i;
    int (*pointer)(int, int) = two;
    test("siblings");
    three(one(1), one(2), one(3));
    three(one(1), 2, one(3));
    two(two(one(1), one(2)), two(one(3), one(4)));
    test("operand that another operand changes");
    two(global, bump());
    two(bump(), global);
    three(global, bump(), global);
    three(bump(), global, bump());
    two(global + 1, bump() + global);
    pointer(global, bump());
    pointer(bump(), global);
    test("binary operators");
    say("sum", global + bump());
    say("sum", bump() + global);
    say("sum", bump() - bump());
    say("sum", one(1) * two(one(2), 3) + one(4));
    say("sum", (global << 1) + bump() * global);
    say("compare", bump() < bump());
    say("compare", global == bump());
    test("compound assignment to an object that the call changes");
    global += bump();
    say("global", global);
    global = global + bump();
    say("global", global);
    global -= two(bump(), global);
    say("global", global);
    test("assignment to a place that the call moves");
    array[index_of] = step();
    array[index_of] += step();
    array[step()] = step();
    array[index_of + 1] = one(step());
    *cursor = move();
    *cursor++ = move();
    *cursor++ = one(7);
    *++cursor = one(8);
    *cursor += move();
    pairs[step() & 3].a = step();
    pairs[index_of & 3].b = step();
    for (i = 0; i < 8; i++)
        say("array", array[i]);
    for (i = 0; i < 4; i++)
        two(pairs[i].a, pairs[i].b);
    test("structs");
    whole = swap();
    two(whole.a, whole.b);
    pairs[0] = whole = swap();
    two(pairs[0].a, whole.b);
    two(whole.a, swap().a);
    two(swap().a, whole.a);
    test("local whose address is known");
    {
        int *p = &local;
        two(local, (*p = one(6)));
        local = one(local) + local;
        say("local", local);
        local += one(1);
        say("local", local);
    }
    test("callee that an operand changes");
    pointer = two;
    pointer(one(1), one(2));
    test("initialisers");
    {
        int list[3];
        struct pair p;
        list[0] = bump(), list[1] = global, list[2] = bump();
        three(list[0], list[1], list[2]);
        p.a = step(), p.b = index_of;
        two(p.a, p.b);
    }
    test("conditions");
    say("and", one(0) && one(1));
    say("or", one(0) || one(2));
    say("choice", one(1) ? one(2) : one(3));
    say("comma", (one(1), one(2)));
    say("nested", one(one(0) ? two(one(1), one(2)) : two(one(3), one(4))));
    return 0;
}

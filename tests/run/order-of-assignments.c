/* Which side of an assignment is evaluated first is open in C and fixed by the compiler: every shape of the two sides. */
/* std: gnu89 gnu17 */
#include "log.h"

static int count, table[64], *cursor = table;
static double reals[64];
static char small[64];
static int *pointers[64];
struct pair {
    int a, b;
};
static struct pair pairs[64];
struct holder {
    int n, *p, list[8];
    struct holder *next;
};
static struct holder holder;

static int step(void)
{
    return say("step", ++count) % 8;
}
static int move(int n)
{
    cursor++;
    return say("move", n);
}
static double real(void)
{
    return say("real", ++count) * 1.5;
}
static int *place(int n)
{
    say("place", n);
    return &table[n];
}
static struct pair make(void)
{
    struct pair p;
    p.a = say("make", ++count);
    p.b = (int)(cursor - table);
    return p;
}
static struct holder *get(void)
{
    say("get", ++holder.n);
    holder.p = &holder.list[holder.n % 8];
    return &holder;
}
static int two(int a, int b)
{
    printf("two(%d, %d)\n", a, b);
    return a + b;
}
static void show(const char *title)
{
    int i;
    printf("%s %d %d:", title, count, (int)(cursor - table));
    for (i = 0; i < 24; i++)
        printf(" %d/%.1f/%d/%d", table[i], reals[i], small[i], pairs[i].a * 100 + pairs[i].b);
    putchar('\n');
}

static void simple(void)
{
    table[step()] = step();
    *place(step()) = step();
    *cursor++ = move(1);
    *cursor++ = two(move(2), 3);
    *++cursor = move(3);
    cursor[0] = move(4);
    cursor[1] = two(1, move(5));
    table[count % 8] = step();
    show("simple");
}
static void inside_expressions(void)
{
    table[step()] = 1 + step();
    table[step()] = step() * 2 + step();
    table[step()] = -step();
    table[step()] = !step();
    table[step()] = (step(), step());
    table[step()] = step() ? step() : 0;
    table[step()] = step() && step();
    table[step()] = two(step(), step()) - 1;
    *cursor++ = 1 + move(1);
    *cursor++ = move(1) + move(2);
    *cursor++ = -move(3);
    *cursor++ = move(0) ? 5 : move(6);
    *cursor++ = table[move(2)];
    cursor[0] = 1 + move(2);
    *cursor = *cursor + move(1);
    table[count % 8] = 1 + step();
    show("inside");
}
static void conversions(void)
{
    reals[step()] = step();
    reals[step()] = 1 + step();
    reals[step()] = real();
    table[step()] = (int)real();
    small[step()] = (char)step();
    small[step()] = step();
    small[step()] = (char)(1 + step());
    pointers[step()] = place(step());
    pointers[step()] = &table[step()];
    *pointers[2 + 0 * step()] = step();
    reals[count % 8] = real() + step();
    show("conversions");
}
static void compound(void)
{
    table[step()] += step();
    table[step()] -= 1 + step();
    *cursor++ += move(1);
    *cursor++ *= 1 + move(2);
    *place(1) <<= step() % 3;
    count += step();
    count = count + step();
    count ^= two(step(), count);
    reals[step()] += step();
    small[step()] += step();
    *cursor += move(1);
    show("compound");
}
static void chains(void)
{
    int a, b;
    table[step()] = table[step()] = step();
    *place(1) = *place(2) = *place(3) = step();
    a = table[step()] = b = step();
    *cursor++ = a = move(1);
    a = b += step();
    table[step()] = a = 1 + step();
    two(a, b);
    two(table[step()] = step(), *place(2) = step());
    show("chains");
}
static void structs(void)
{
    struct pair p;
    pairs[step()] = make();
    pairs[step()] = pairs[step()];
    p = pairs[step()] = make();
    pairs[step()].a = make().b;
    pairs[make().a % 8].b = step();
    get()->list[step()] = step();
    get()->p[0] = step();
    get()->next = get();
    holder.next->list[holder.n % 8] = get()->n;
    *holder.p = get()->n + step();
    holder.p[holder.n % 2] = *get()->p;
    holder.list[1] = holder.n + get()->n;
    holder.n = get()->n + holder.n;
    two(p.a, holder.list[1]);
    two(holder.list[2] + holder.list[3], holder.n);
    show("structs");
}
static void in_control_flow(void)
{
    int i;
    for (i = table[step()] = 1; (table[step()] = i) < 3; i += *place(5) = step() ? 1 : 1)
        table[step()] = step();
    if ((table[step()] = step()) && (*cursor++ = move(2)))
        table[step()] = step();
    while ((table[step()] = step() - 6) < 0)
        ;
    switch (table[step()] = step() % 2) {
    case 0:
        table[step()] = 1 + step();
        break;
    default:
        table[step()] = 2 + step();
    }
    show("control flow");
}

int main(void)
{
    int i;
    for (i = 0; i < 64; i++)
        pointers[i] = table + i;
    test("assignments");
    simple();
    inside_expressions();
    conversions();
    compound();
    chains();
    structs();
    in_control_flow();
    return 0;
}

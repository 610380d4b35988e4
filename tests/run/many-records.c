/* Bodies with many calls whose values are structures, complex numbers, vectors or pointers to functions: each has a frame of its own where nothing is optimised. */
/* flags: -lm */
/* kept: what a call of kept values needs is an object */
/* expect: pair 16 15 */
/* expect: sum 9 */
/* expect: choose 6 */
/* expect: half 2 */
#include "log.h"
#include <complex.h>
#include <setjmp.h>

struct pair {
    int a, b;
    char text[5];
};
struct table {
    struct pair (*make)(int, int);
    struct pair (*none)(void);
};
typedef int (*unary)(int);

static jmp_buf top;

static struct pair pair(int a, int b)
{
    say("pair", a * 10 + b);
    if (b == 99)
        longjmp(top, 7);
    return (struct pair){ a, b, "weft" };
}

static int sum(struct pair p)
{
    return say("sum", p.a + p.b);
}

static int twice(int n)
{
    return say("twice", 2 * n);
}

static int thrice(int n)
{
    return say("thrice", 3 * n);
}

static unary choose(int n)
{
    return say("choose", n) % 2 ? twice : thrice;
}

static double complex half(double complex z)
{
    return z / 2;
}

static struct pair none(void)
{
    return pair(0, 0);
}

/* Whose parenthesis stands on another line, in a macro, behind a comment. */
#define PAIR(a, b) pair(a, b)
#define CALL(f, ...) f(__VA_ARGS__)

static int work(const struct table *table, int n, struct pair (**list)(int, int))
{
    struct pair kept = pair(n, 1), other = { 0 };
    kept = pair(sum(kept), sum(pair(1, 2)));
    int result = sum(kept) + pair(3, 4).b + pair(5, 6).text[2];
    result += choose(1)(choose(2)(n));
    result += choose (3) (n) + choose(4) /* behind a comment */ (n);
    result += sum(table->make(n++, n * 0 + 2)) + table->make(1, 1).a + table->none().b;
    result += (*list)(2, 3).a + sum((**list)(4, 5)) + list[0](6, 7).b + (n ? pair : *list)(8, 9).a;
    other = n > 2 ? pair(7, 7) : PAIR(7, 8);
    result += sum(other) + sum(CALL(pair, 1, 9)) + sum(n > 2 && sum(pair(3, 3)) ? kept : pair(4, 4));
    result += CALL(choose(5), CALL(choose(6), n));
    double complex z = half(half(4 + 2 * I));
    for (int i = 0; pair(i, 0).a < 2; i++)
        result += (int)creal(z);
    return result;
}

static int leaves(int n)
{
    struct pair a = { 0 };
    if (setjmp(top))
        return say("left", sum(pair(1, 1)));
    a = pair(1, 3);
    a = pair(a.a, n);
    a = pair(2, 99);
    return a.b + pair(3, 3).a;
}

int main(void)
{
    struct pair (*list[])(int, int) = { pair };
    test("many calls");
    printf("%d\n", work(&(struct table){ pair, none }, 1, list));
    test("left by a jump");
    printf("%d\n", leaves(4));
    return 0;
}

/* Calls that come out of macros, some of which count with __COUNTER__: as often, in the order, with the places and texts that they had. */
/* std: gnu89 gnu99 gnu11 gnu17 gnu2x */
/* expect: operand 30 */
#include "log.h"

#include <assert.h>
#include <ctype.h>

static int line_of(const char *file, int line, const char *function, const char *text)
{
    printf("%s:%d: %s: %s\n", strrchr(file, '/') ? strrchr(file, '/') + 1 : file, line, function, text);
    return line;
}

static int operand(int a)
{
    return say("operand", a);
}

static int sum(int a, int b)
{
    printf("sum(%d, %d)\n", a, b);
    return a + b;
}

#define TWICE(e) ((e) + (e))
#define NEVER(e) (0 ? (e) : 0)
#define FIRST(a, b) (a)
#define HERE(e) line_of(__FILE__, __LINE__, __func__, #e)
#define SUM(a, b) sum(operand(a), operand(b))
#define SWAPPED(a, b) sum((b), (a))
#define CHECKED(e)                                                                                                                                    \
    do {                                                                                                                                              \
        if (!(e))                                                                                                                                     \
            printf("failed: %s\n", #e);                                                                                                               \
    } while (0)
#define sum(a, b) sum((a), (b) + 100)
#define COUNTED(e) ((e) + __COUNTER__)
#define LIST X(1) X(2) X(3)
#define DEFINE(name, value) static int name(int a) { return operand(a + value); }

DEFINE(plus_one, 1)
DEFINE(plus_two, 2)

static void counts(void)
{
    int a;
    test("how often");
    a = TWICE(operand(1));
    a += NEVER(operand(2)) + FIRST(operand(3), operand(4));
    a += plus_one(5) + plus_two(TWICE(plus_one(6)));
    printf("%d\n", a);
}

static void places(void)
{
    test("places");
    HERE(1 + 1); HERE("a \"string\"\n");
    printf("%d\n", HERE(over
                        lines) + __LINE__);
    printf("%d\n", TWICE(__LINE__) + operand(__LINE__));
}

static void statements(void)
{
    int i;
    test("statements");
    for (i = 0; i < 2; i++)
        CHECKED(operand(i));
    if (i == 2)
        CHECKED(operand(1) && operand(0));
    else
        CHECKED(operand(9));
    assert(operand(1) == 1);
    CHECKED(isalpha(operand('a')) && toupper(operand('b')) == 'B');
}

static void orders(void)
{
    test("orders");
    printf("%d\n", SUM(1, 2));
    printf("%d\n", SWAPPED(operand(1), operand(2)));
    printf("%d\n", sum(operand(1), sum(2, operand(3))));
}

static void counters(void)
{
    test("counters");
    printf("%d %d\n", COUNTED(operand(1)) - COUNTED(operand(1)), __COUNTER__);
    printf("%d %d\n", COUNTED(operand(1)), __COUNTER__);
}

static void x_macros(void)
{
    test("X macros");
#define X(n) operand(n);
    LIST
#undef X
#define X(n) + operand(n * 10)
    printf("%d\n", 0 LIST);
#undef X
}

int main(void)
{
    counts();
    places();
    statements();
    orders();
    counters();
    x_macros();
    return 0;
}

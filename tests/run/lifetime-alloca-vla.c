/* Memory of alloca lives until the function returns, that of a VLA until its block ends, whatever stands around the call. */
/* std: gnu99 gnu17 */
#include <alloca.h>
#include "log.h"

static char *fill(char *p, int n)
{
    memset(p, 'a' + n % 26, (size_t)n);
    p[n - 1] = 0;
    return p;
}
static int size(int n)
{
    return say("size", n);
}
static int sum(int n, int (*rows)[n])
{
    int total = 0;
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < n; j++)
            total += rows[i][j];
    return total;
}
static int *middle(int n, int *row)
{
    return row + n / 2;
}
static void bounds(int n, int a[size(n)])
{
    say("a", a[n - 1]);
}

static void allocas(void)
{
    test("alloca");
    char *list[4];
    for (int i = 0; i < 4; i++)
        list[i] = fill(alloca((size_t)size(i + 8)), i + 8);
    char *again = fill(__builtin_alloca(16), 16);
    for (int i = 0; i < 4; i++)
        puts(list[i]);
    puts(again);
    puts(fill(fill(alloca(32), 20), 10));
}

static void vlas(int n)
{
    test("vla");
    int rows[2][size(n)];
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < n; j++)
            rows[i][j] = i * n + j;
    say("sum", sum(n, rows));
    say("sum", sum(size(n), &rows[0]));
    say("sum", sum(size(n), rows + size(0)));
    say("middle", *middle(n, rows[size(1)]));
    say("sizeof", (int)(sizeof rows / sizeof(int)));
    say("sizeof", (int)(sizeof(int[size(3)]) / sizeof(int)));
    int(*p)[n] = rows + 1;
    say("row", (*p)[size(2)]);
    bounds(n, rows[1]);
    for (int i = 1; i < 4; i++) {
        int inner[size(i)];
        for (int j = 0; j < i; j++)
            inner[j] = size(i * 2 + j);
        if (i == 2)
            continue;
        say("inner", *middle(i, inner));
    }
}

static int leave(int n)
{
    int a[n];
    a[n - 1] = size(n);
    if (n > 3)
        goto out;
    return size(a[n - 1]);
out:
    return -size(a[n - 1]);
}

int main(void)
{
    allocas();
    vlas(4);
    say("leave", leave(2));
    say("leave", leave(5));
    return 0;
}

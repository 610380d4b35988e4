/* A handler that fills many packets while it interrupts a loop: the loop's own records are still there when it returns. The
 * loop stores to a page that is protected, so that the handler comes in the middle. Prints "LINE LOADS STORES". With two arguments it kills itself. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>

enum { N = 4096, ROUNDS = 3000, PAGE = 4096 };
static int order[N], seen[N], *page;
static int handled;

static void handler(int number)
{
    (void)number;
    for (int k = 0; k < ROUNDS; k++)
        for (int i = 0; i < N; i++)
            seen[order[i]]++;
    handled++;
    mprotect(page, PAGE, PROT_READ | PROT_WRITE);
}

static int interrupted(int *to)
{
    int found = 0;
    for (int i = 0; i < N / 4; i++)
        if (order[i] >= 0)
            to[order[i] % (PAGE / 4)] = i, found++;
    return found;
}

int main(int argc, char **argv)
{
    (void)argv;
    page = mmap(0, PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    for (int i = 0; i < N; i++)
        order[i] = (i * 7) % N;
    signal(SIGSEGV, handler);
    int found = 0;
    for (int k = 0; k < 3; k++) {
        if (argc > 2 && k == 2)
            raise(SIGKILL);
        if (argc > 1)
            mprotect(page, PAGE, PROT_READ);
        found += interrupted(page);
    }
    if (handled != (argc > 1 ? 3 : 0) || found != 3 * N / 4)
        return 1;
    printf("17 %d %d\n27 %d %d\n", 2 * N * ROUNDS * handled, N * ROUNDS * handled, found, found);
    return 0;
}

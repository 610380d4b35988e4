/* A handler that interrupts another handler's loop, whichever packet of those that are used in turn the loop is in: the
 * loop's own records are still there when it returns. The loop stores to a page that is protected, so that the second
 * handler comes in its middle. Prints "LINE LOADS STORES". */
#include <signal.h>
#include <stdio.h>
#include <sys/mman.h>

enum { N = 4096, MOST = 200, PAGE = 4096 };
static int order[N], seen[N], *page, before, found, filled;

static void fill(int rounds)
{
    for (int k = 0; k < rounds; k++)
        for (int i = 0; i < N; i++)
            seen[order[i]]++;
    filled += rounds;
}

static void stored_to(int number)
{
    (void)number;
    fill(12);
    mprotect(page, PAGE, PROT_READ | PROT_WRITE);
}

static void interrupted(int *to)
{
    for (int i = 0; i < N / 4; i++)
        if (order[i] >= 0)
            to[order[i] % (PAGE / 4)] = i, found++;
}

static void raised(int number)
{
    (void)number;
    fill(before);
    mprotect(page, PAGE, PROT_READ);
    interrupted(page);
}

int main(void)
{
    page = mmap(0, PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    for (int i = 0; i < N; i++)
        order[i] = (i * 7) % N;
    signal(SIGSEGV, stored_to);
    signal(SIGUSR1, raised);
    for (before = 0; before < MOST; before += 4) {
        fill(12); /* a packet begins outside the handlers */
        raise(SIGUSR1);
    }
    if (found != MOST / 4 * N / 4)
        return 1;
    printf("15 %d %d\n30 %d %d\n", 2 * N * filled, N * filled, 2 * found, 2 * found);
    return 0;
}

/* N parents without dependences, each of which has three children that follow each other at one address, which is
 * another one for each parent. Says by how many MiB the process has grown since a tenth of them were done.
 * usage: families N */
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>

static long most_memory(void)
{
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss;
}

static void parent(char *address)
{
    for (int i = 0; i < 3; i++) {
#pragma omp task depend(inout : address[0])
        address[0]++;
    }
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 10;
    char *addresses = calloc((size_t)n + 1, 1);
    long before = 0;
#pragma omp parallel
#pragma omp single
    for (int i = 0; i < n; i++) {
        if (i == n / 10)
            before = most_memory();
#pragma omp task firstprivate(i)
        parent(&addresses[i]);
    }
    for (int i = 0; i < n; i++)
        if (addresses[i] != 3)
            return 1;
    printf("%ld\n", (most_memory() - before) / 1024);
    free(addresses);
    return 0;
}

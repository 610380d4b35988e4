/* clang */
/* Dependences on omp_all_memory (OpenMP 5.2, 15.9.5), which gcc has from version 13 on: on all siblings before, and of all behind. */
#include <stdio.h>

static int a[6], order;

static void work(int *x)
{
    *x = ++order;
}

int main(void)
{
#pragma omp parallel num_threads(2)
#pragma omp single
    {
        for (int i = 0; i < 3; i++) {
#pragma omp task depend(inout : a[i])
            work(&a[i]);
        }
#pragma omp task depend(inout : omp_all_memory)
        work(&a[3]);
        for (int i = 1; i < 5; i++) { /* of which two are new addresses */
#pragma omp task depend(in : a[i])
            order++;
        }
#pragma omp task depend(out : omp_all_memory) depend(in : a[0])
        {
            work(&a[4]);
#pragma omp task depend(in : a[0]) /* a family of its own */
            a[0]++;
#pragma omp taskwait
        }
#pragma omp task depend(out : omp_all_memory)
        work(&a[5]);
    }
    printf("%d %d\n", a[3] > 3, a[5] > a[4]);
    return 0;
}

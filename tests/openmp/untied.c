/* Untied tasks that create tasks and wait for them, which libomp moves from thread to thread; some are nested. */
/* fewer edges */
#include <stdio.h>

enum { N = 200 };
static int sum[N];

static void work(int *x, int n)
{
    for (int i = 0; i < n; i++)
#pragma omp atomic
        (*x)++;
}

static void outer(int k)
{
#pragma omp task untied firstprivate(k)
    {
        for (int i = 0; i < 3; i++)
#pragma omp task firstprivate(k)
            work(&sum[k], 10);
#pragma omp taskyield
#pragma omp task untied firstprivate(k)
        {
#pragma omp task firstprivate(k)
            work(&sum[k], 100);
#pragma omp taskwait
            work(&sum[k], 1);
        }
#pragma omp taskwait
        work(&sum[k], 1000);
    }
}

int main(void)
{
    long total = 0;
#pragma omp parallel num_threads(4)
#pragma omp single
    for (int k = 0; k < N; k++)
        outer(k);
    for (int k = 0; k < N; k++)
        total += sum[k];
    printf("%ld\n", total);
    return 0;
}

/* drops */
/* Constructs that cancel leaves: a loop, a region that another thread cancels, sections. */
#include <omp.h>
#include <stdio.h>
int main(void)
{
    int found = -1, parts = 0;
    omp_set_num_threads(2);
#pragma omp parallel
    {
#pragma omp for
        for (int i = 0; i < 100000; i++) {
            if (i == 77) {
#pragma omp critical
                found = i;
#pragma omp cancel for
            }
#pragma omp cancellation point for
        }
    }
#pragma omp parallel
    {
        if (omp_get_thread_num() == 0) {
#pragma omp cancel parallel
        }
        for (;;) {
#pragma omp cancellation point parallel
        }
    }
#pragma omp parallel sections
    {
#pragma omp section
        {
#pragma omp atomic
            parts++;
#pragma omp cancel sections
        }
#pragma omp section
        {
#pragma omp cancellation point sections
            ;
        }
    }
    printf("%d %d\n", found, parts);
    return 0;
}

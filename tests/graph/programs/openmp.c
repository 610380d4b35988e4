/* What the graph knows of OpenMP: a team, its barrier, a lock, tasks with dependences, taskwait, taskgroup. */
#include <stdio.h>
static int total, parts[8];
static void leaf(int i)
{
    parts[i] += i;
}
int main(void)
{
#pragma omp parallel num_threads(2)
    {
#pragma omp critical(sum)
        total++;
#pragma omp barrier
#pragma omp critical(sum)
        total++;
#pragma omp single
        {
            for (int i = 0; i < 4; i++) {
#pragma omp task firstprivate(i) depend(inout : parts[i / 2])
                leaf(i);
            }
#pragma omp taskwait
#pragma omp taskgroup
            {
#pragma omp task
                leaf(7);
            }
        }
    }
#pragma omp parallel for
    for (int i = 0; i < 8; i++)
        parts[i]++;
    printf("%d\n", total);
    return 0;
}

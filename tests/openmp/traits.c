/* drops */
/* Clauses of tasks that say something, dependences by depobj, cancellation: what is in the trace of it is in the program's output. */
#include <omp.h>
#include <stdio.h>
#include <stdlib.h>

static int a[8], cancelled, done;

static void work(int *x)
{
    ++*x;
}

int main(int argc, char **argv)
{
    int n = 4;
    omp_depend_t first, second;
    omp_event_handle_t event;
    (void)argv;
#pragma omp parallel num_threads(2)
#pragma omp single
    {
        for (int i = 0; i < n; i++) {
#pragma omp task priority(i)
            work(&a[0]);
        }
#pragma omp task untied mergeable
        work(&a[1]);
        for (int i = 0; i < n; i++) {
#pragma omp task if (i < 3) final(i > 1)
            work(&a[2]);
        }
#pragma omp task detach(event)
        work(&a[3]);
        omp_fulfill_event(event);
#pragma omp depobj(first) depend(inout : a[4])
#pragma omp depobj(second) depend(in : a[4])
        for (int i = 0; i < n; i++) {
#pragma omp task depend(depobj : first)
            work(&a[4]);
        }
#pragma omp depobj(first) update(out)
#pragma omp task depend(depobj : first, second) depend(inout : a[5])
        work(&a[5]);
#pragma omp task depend(depobj : second)
        work(&a[6]);
#pragma omp task depend(depobj : second)
        work(&a[6]);
#pragma omp depobj(first) destroy
#pragma omp depobj(second) destroy
#pragma omp taskgroup
        {
            for (int i = 0; i < n; i++) {
#pragma omp task if (i > 0)
                {
#pragma omp cancel taskgroup if (argc > 0)
                    done++;
                }
            }
        }
        cancelled = omp_get_cancellation();
    }
    printf("%d %d\n", cancelled, done);
    return 0;
}

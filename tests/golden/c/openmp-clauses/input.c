/* Clauses that say something of a task, and dependences by depobj, which is read as the compiler has laid it out. A priority whose
 * expression has effects is not evaluated twice. Of a cancelled construct, what stands behind the directive is not reached. */
#include <omp.h>

void potrf(double *a);
int urgent(void);
void caller(int n, double *a, omp_depend_t *o, double (*rows)[4]);

void caller(int n, double *a, omp_depend_t *o, double (*rows)[4])
{
    omp_event_handle_t event = 0;
    int i = 0;
#pragma omp task untied mergeable priority(n + 1)
    potrf(a);
#pragma omp task if (task : n > 3) final(n > 4) priority(urgent())
    potrf(a);
#pragma omp task detach(event) depend(depobj : o[1], *o)
    potrf(a);
#pragma omp task priority(i++)
    potrf(a);
#pragma omp task final(n <= 4 && i == 0) if (n != 2)
    potrf(a);
#pragma omp task final(n <<= 1) if (n >>= 1)
    potrf(a);
#pragma omp task final((n + 1) * 2 >= 4) if ((long)n > 2) priority((urgent)())
    potrf(a);
#pragma omp task depend(out : (*rows)[1 : n], (*rows)[(i + 1) % 4]) depend(in : a[n == 4])
    potrf(a);
#pragma omp taskgroup
    {
#pragma omp task
        {
#pragma omp cancel taskgroup if (n > 1) // perhaps
            if (n)
#pragma omp cancellation point taskgroup
                ;
        }
    }
}

/* Clauses that say something of a task, and dependences by depobj, which is read as the compiler has laid it out. A priority whose
 * expression has effects is not evaluated twice. Of a cancelled construct, what stands behind the directive is not reached. */
#include <omp.h>
#include <vector>

void potrf(double *a);
int urgent(void);
void caller(int n, double *a, omp_depend_t *o, std::vector<int> &v);

void caller(int n, double *a, omp_depend_t *o, std::vector<int> &v)
{
    omp_event_handle_t event{};
    int i = 0; (void)i;
#pragma omp task untied mergeable priority(n + 1)
    potrf(a);
#pragma omp task if (task : n > 3) final(n > 4) priority(urgent())
    potrf(a);
#pragma omp task detach(event) depend(depobj : o[1], *o)
    potrf(a);
#pragma omp task priority(v[0])
    potrf(a);
#pragma omp task final(n <= 4 && i == 0) if (n != 2)
    potrf(a);
#pragma omp task final(n <<= 1) if (n >>= 1)
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

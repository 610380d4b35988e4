#include <weft/probe.h>
#include <weft/task.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Tasks that cannot be followed, or whose dependences cannot be evaluated a second time. */
int f(int x);
void caller(int n, int *a, int **next);

void caller(int n, int *a, int **next)
{
#pragma omp task untied
    {
        n++;
#pragma omp critical
        {
#pragma omp taskwait
        }
{ WEFT_DIRECTIVE(weft_p0, 0); _Pragma("omp critical")
        { WEFT_DIRECTIVE(weft_p1, 1); n++; } }
{ __UINT64_TYPE__ weft_t2 = weft_task_create(WEFT_SITE(2)); _Pragma("omp task firstprivate(weft_t2)")
        { WEFT_TASK_BODY(weft_p2, 2, weft_t2); {
{ WEFT_DIRECTIVE(weft_p3, 3); _Pragma("omp taskwait") }
        } } }
#pragma omp task depend(in : a[f(n)])
        n++;
    }
#pragma omp task depend(out : *(*next)++)
    n++;
#pragma omp task depend(in : a[n++])
    n++;
}
static const struct weft_site weft_sites[] = {
    { "omp::critical", "input.c", "caller", 14, 15, 1, 4, 4, 0 },
    { "omp::critical", "input.c", "caller", 15, 15, 9, 4, 5, 0 },
    { "omp::task", "input.c", "caller", 16, 19, 1, 4, 6, 16 },
    { "omp::taskwait", "input.c", "caller", 18, 18, 1, 3, 4, 0 },
};
WEFT_UNIT_DEFINE(4);

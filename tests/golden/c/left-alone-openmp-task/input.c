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
#pragma omp critical
        n++;
#pragma omp task
        {
#pragma omp taskwait
        }
#pragma omp task depend(in : a[f(n)])
        n++;
    }
#pragma omp task depend(out : *(*next)++)
    n++;
#pragma omp task depend(in : a[n++])
    n++;
}

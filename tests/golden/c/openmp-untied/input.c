/* Untied tasks: what may move one to another thread is told around that. */
void f(int x);
void g(int *x);
void caller(int n)
{
#pragma omp task untied
    f(n);
#pragma omp task untied depend(out : n)
    {
        f(n);
#pragma omp task untied
        {
            f(1);
#pragma omp task shared(n)
#pragma omp critical
            g(&n);
#pragma omp taskyield
#pragma omp task
            f(1);
        }
#pragma omp critical
        {
            f(2);
#pragma omp taskwait
        }
        f(3);
    }
}

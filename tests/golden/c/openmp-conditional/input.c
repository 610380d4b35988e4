/* Conditional directives between a directive and its statement; directives that the preprocessor leaves out. */
int f(int x);
void caller(int n)
{
#pragma omp parallel
#ifdef NO
    {
#pragma omp barrier
        f(1);
    }
#else
#pragma omp single
#if 1
    f(2);
#endif
#endif
#if 0
#pragma omp critical
    n--;
#endif
#pragma omp atomic
    n++;
#pragma omp critical
#pragma GCC ivdep
    n++;
}

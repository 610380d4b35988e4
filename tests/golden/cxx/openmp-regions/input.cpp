// Directives become _Pragma, on as many lines; atomic and simd are not asked for.
int f(int x);

int caller(int n, int *a)
{
    int sum = 0;
#pragma omp parallel num_threads(4) /* two
   lines */ shared(a) \
    shared(n)   // the end
    {
#pragma omp for reduction(+ : sum) nowait
        for (int i = 0; i < n; i++)
            sum += f(i);
#pragma omp barrier
#pragma omp critical(lock)
        sum += f(1);
#pragma omp critical(quiet)
        sum += f(1);
#pragma omp atomic
        sum += 1;
#pragma omp master
        f(2);
        if (n)
#pragma omp single
            f(3);
        else
            f(4);
#pragma omp sections
        {
            f(5);
#pragma omp section
#pragma omp atomic
            sum++;
        }
    }
#pragma omp parallel
#pragma omp single nowait
#pragma omp taskgroup
    a[0] = f(6);
    _Pragma("omp parallel for") for (int i = 0; i < n; i++) a[i] = i;
#  pragma omp simd
    for (int i = 0; i < n; i++)
        a[i]++;
    return sum;
}

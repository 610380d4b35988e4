// States are declared in the innermost region: each thread has its own. Statements get braces for that.
int f(int x);
int caller(int n)
{
    int sum = f(n);
#pragma omp parallel reduction(+ : sum)
    {
        sum += f(f(1));
#pragma omp for collapse(2)
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++)
                sum += f(2);
    }
#pragma omp parallel for collapse(2) reduction(+ : sum)
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            if (j)
                sum += f(3);
            else
                sum += f(4);
#pragma omp parallel sections reduction(+ : sum)
    {
        sum += f(5);
#pragma omp section
        {
            sum += f(6);
        }
    }
#pragma omp parallel
#pragma omp single
    for (int i = f(7); i < n; i++)
#pragma omp task shared(sum) \
    firstprivate(i)
#pragma omp critical
        sum += f(i);
    _Pragma("omp parallel for") for (int i = 0; i < n; i++) do f(i); while (f(i));
    return f(sum);
}

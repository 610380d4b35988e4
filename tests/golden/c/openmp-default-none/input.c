/* With default(none), a region may not name the unit: probes name it in a function. */
int f(int x);
int caller(int n);

int caller(int n)
{
    int sum = 0;
#pragma omp parallel default(none) shared(n) reduction(+ : sum)
    {
        int i;
        for (i = 0; i < n; i++)
            sum += f(f(i));
    }
#pragma omp parallel for default(none) shared(n) reduction(+ : sum)
    for (int i = 0; i < n; i++)
        sum += f(i);
#pragma omp task default(none) shared(sum)
    sum += f(1);
    return sum;
}

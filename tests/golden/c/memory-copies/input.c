/* A variable that one region shares and writes is memory there, and outside; where threads have copies of it, it is none, and
 * the loop that counts with it is summed up. */
double copied(int n, double *a)
{
    int k;
    double sum = 0;
#pragma omp parallel private(k) reduction(+ : sum)
    {
        for (k = 0; k < n; k++)
            sum += a[k];
    }
    return sum;
}

double both(int n, double *a)
{
    int k, j;
    double sum = 0;
#pragma omp parallel
    {
#pragma omp for private(k)
        for (j = 0; j < n; j++)
            for (k = 0; k < 4; k++)
                a[4 * j + k] = k;
    }
#pragma omp parallel
    {
#pragma omp master
        for (k = 0; k < n; k++)
            sum = sum + a[k];
    }
    return sum + k;
}

/* Each thread has records of its own; nothing stands in the heads of loops that belong to a directive, or between them. */
extern double a[20][20], b[20];
void f(int n);

void f(int n)
{
    double sum = 0;
#pragma omp parallel for collapse(2)
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            a[i][j] = b[j];
#pragma omp parallel default(none) shared(a, b, n)
    {
        b[n] = 1;
#pragma omp barrier
        b[n + 1] = 2;
#pragma omp atomic
        b[3] += 1;
    }
#pragma omp simd reduction(+ : sum)
    for (int i = 0; i < 20; i++)
        sum += b[i];
    b[0] = sum;
}

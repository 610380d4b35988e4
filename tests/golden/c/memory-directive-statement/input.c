/* A statement without braces behind a directive of OpenMP gets some, for the record of its block. */
void work(int *p, int n)
{
#pragma omp parallel
#pragma omp single
    for (int i = 0; i < n; i++) {
#pragma omp task
        *p += i;
    }
#pragma omp critical
    if (n)
        *p -= 1;
#pragma omp parallel for
    for (int i = 0; i < n; i++)
        p[i] = 0;
}

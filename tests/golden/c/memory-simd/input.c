/* Loops below `simd` are recorded as a whole before their directive, so that they remain loops that compilers make vectors of. Each iteration has a
 * record where other threads execute a part of the loop, where something has an order of its own, and where lanes have copies of what is accessed. */
static double a[64], b[64], c[8][8];
static int order[64], n = 64;

int next(void);

double whole(unsigned from)
{
    double sum = 0;
    int i;
#pragma omp simd reduction(+ : sum)
    for (int k = 0; k < n; k++)
        sum += a[k] * b[k];
    if (n)
#pragma omp simd safelen(4) lastprivate(i)
        for (i = n - 1; 3 <= i; i -= 3)
            a[i] = b[i - 3];
    for (int j = 0; j < 8; j++)
#pragma omp simd
        for (unsigned long k = from; k < 8; ++k)
            c[j][k] = 0;
    return sum;
}

double iterations(double *p)
{
    double sum = 0;
    int j = 5, k = 0;
#pragma omp parallel for simd schedule(dynamic, 8)
    for (int i = 0; i < n; i++)
        a[i] = a[i] + a[8];
#pragma omp simd
    for (int i = 0; i < n; i++)
        if (order[i])
            a[order[i]] = 1;
#pragma omp simd linear(j : 2)
    for (int i = 0; i < 8; i++)
        a[j] = 1;
#pragma omp simd reduction(+ : a[ : 4])
    for (int i = 0; i < 8; i++)
        a[1] += b[i];
#pragma omp simd private(p)
    for (int i = 0; i < 8; i++) {
        p = &b[i];
        p[1] = i;
    }
#pragma omp simd collapse(2)
    for (int i = 0; i < 8; i++)
        for (int m = 0; m < 8; m++)
            c[i][m] = 1;
#pragma omp simd
    for (int i = k++; i < 8; i++)
        a[i] = 0;
#pragma omp simd
    for (int i = next(); i < 8; i++)
        a[i] = 0;
#pragma omp simd reduction(inscan, + : sum)
    for (int i = 0; i < n; i++) {
        sum += a[i];
#pragma omp scan inclusive(sum)
        b[i] = sum;
    }
    return sum + k;
}

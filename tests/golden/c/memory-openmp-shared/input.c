/* Local objects that threads or tasks share and write are in memory. Those of their own, and those that are only read, are not. */
extern double a[20], b[20];
double f(int n, double scale);

double f(int n, double scale)
{
    double last = 0, sum = 0, mine = 0, got = 0;
    int i, k;
#pragma omp parallel for reduction(+ : sum) private(mine)
    for (i = 0; i < n; i++) {
        mine = a[i] * scale;
        sum += mine;
        last = mine;
        for (k = 0; k < 4; k++)
            b[k] += mine;
    }
#pragma omp parallel
#pragma omp single
    {
        double part = 1, copy = 2;
#pragma omp task shared(part)
        part = scale + copy;
#pragma omp taskwait
        got = part;
    }
    return last + sum + got;
}

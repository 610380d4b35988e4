/* Tasks for tools: a blocked Cholesky's pattern of dependences, and nested tasks. usage: tasks N */
#include <stdio.h>
#include <stdlib.h>

static double a[64];
static long sum;

static void factor(double *x)
{
    *x += 1;
}

static void solve(const double *x, double *y)
{
    *y += *x;
}

static void update(const double *x, const double *y, double *z)
{
    *z += *x * *y;
}

static void nested(int depth)
{
    if (depth == 0)
        return;
#pragma omp task if (0)
    {
        nested(depth - 1);
#pragma omp atomic
        sum++;
    }
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 4;
#pragma omp parallel
#pragma omp single
    {
        for (int k = 0; k < n; k++) {
#pragma omp task depend(inout : a[k])
            factor(&a[k]);
            for (int i = k + 1; i < n; i++) {
#pragma omp task depend(in : a[k]) depend(inout : a[i])
                solve(&a[k], &a[i]);
            }
            for (int i = k + 1; i < n; i++) {
#pragma omp task depend(in : a[k], a[i]) depend(out : a[n + i])
                update(&a[k], &a[i], &a[n + i]);
            }
        }
#pragma omp taskwait
        nested(3);
    }
    printf("%ld\n", sum);
    return 0;
}

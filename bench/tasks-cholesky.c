/* Cholesky by tiles of 64x64, for bench/tasks. usage: tasks-cholesky TILES (in each direction) */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { B = 64 };

static void factor(double *a)
{
    for (int j = 0; j < B; j++) {
        double s = a[j * B + j];
        for (int k = 0; k < j; k++)
            s -= a[j * B + k] * a[j * B + k];
        s = sqrt(s);
        a[j * B + j] = s;
        for (int i = j + 1; i < B; i++) {
            double t = a[i * B + j];
            for (int k = 0; k < j; k++)
                t -= a[i * B + k] * a[j * B + k];
            a[i * B + j] = t / s;
        }
    }
}

static void solve(const double *l, double *a)
{
    for (int i = 0; i < B; i++)
        for (int j = 0; j < B; j++) {
            double t = a[i * B + j];
            for (int k = 0; k < j; k++)
                t -= a[i * B + k] * l[j * B + k];
            a[i * B + j] = t / l[j * B + j];
        }
}

static void update(const double *x, const double *y, double *c)
{
    for (int i = 0; i < B; i++)
        for (int j = 0; j < B; j++) {
            double t = 0;
            for (int k = 0; k < B; k++)
                t += x[i * B + k] * y[j * B + k];
            c[i * B + j] -= t;
        }
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 8;
    double **a = malloc(sizeof *a * (size_t)(n * n)), sum = 0;
    for (int i = 0; i < n * n; i++) {
        a[i] = malloc(sizeof **a * B * B);
        for (int k = 0; k < B * B; k++)
            a[i][k] = 1.0 / (1 + (i * 7 + k * 3) % 101) + (i % (n + 1) == 0 && k % (B + 1) == 0 ? 4.0 * n * B : 0);
    }
#pragma omp parallel
#pragma omp single
    for (int k = 0; k < n; k++) {
#pragma omp task depend(inout : a[k * n + k][0])
        factor(a[k * n + k]);
        for (int i = k + 1; i < n; i++) {
#pragma omp task depend(in : a[k * n + k][0]) depend(inout : a[i * n + k][0])
            solve(a[k * n + k], a[i * n + k]);
        }
        for (int i = k + 1; i < n; i++)
            for (int j = k + 1; j <= i; j++) {
#pragma omp task depend(in : a[i * n + k][0], a[j * n + k][0]) depend(inout : a[i * n + j][0])
                update(a[i * n + k], a[j * n + k], a[i * n + j]);
            }
    }
    for (int i = 0; i < n; i++)
        for (int j = 0; j <= i; j++)
            sum += a[i * n + j][0];
    printf("%.6f\n", sum);
    return 0;
}

/* A Cholesky factorisation by tiles, with a task for each step on a tile. usage: cholesky [TILES [SIZE]] */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static int n_tiles, size;

static double *allocate(size_t n)
{
    double *numbers = calloc(n, sizeof *numbers);
    if (!numbers) {
        fputs("out of memory\n", stderr);
        exit(1);
    }
    return numbers;
}

/* a = l * l^T; l, below the diagonal, replaces a */
static void potrf(double *a)
{
    for (int j = 0; j < size; j++) {
        for (int i = j; i < size; i++) {
            double sum = a[i * size + j];
            for (int k = 0; k < j; k++)
                sum -= a[i * size + k] * a[j * size + k];
            a[i * size + j] = i == j ? sqrt(sum) : sum / a[j * size + j];
        }
    }
}

/* x * l^T = a; x replaces a */
static void trsm(const double *l, double *a)
{
    for (int i = 0; i < size; i++) {
        for (int j = 0; j < size; j++) {
            double sum = a[i * size + j];
            for (int k = 0; k < j; k++)
                sum -= a[i * size + k] * l[j * size + k];
            a[i * size + j] = sum / l[j * size + j];
        }
    }
}

/* c -= x * y^T */
static void gemm(const double *x, const double *y, double *c)
{
    for (int i = 0; i < size; i++) {
        for (int j = 0; j < size; j++) {
            double sum = 0;
            for (int k = 0; k < size; k++)
                sum += x[i * size + k] * y[j * size + k];
            c[i * size + j] -= sum;
        }
    }
}

static void factor(double **tile)
{
    int n = n_tiles;
    for (int k = 0; k < n; k++) {
#pragma omp task depend(inout : tile[k * n + k][0])
        potrf(tile[k * n + k]);
        for (int i = k + 1; i < n; i++)
#pragma omp task depend(in : tile[k * n + k][0]) depend(inout : tile[i * n + k][0])
            trsm(tile[k * n + k], tile[i * n + k]);
        for (int i = k + 1; i < n; i++)
            for (int j = k + 1; j <= i; j++)
#pragma omp task depend(in : tile[i * n + k][0], tile[j * n + k][0]) depend(inout : tile[i * n + j][0])
                gemm(tile[i * n + k], tile[j * n + k], tile[i * n + j]);
    }
}

int main(int argc, char **argv)
{
    double sum = 0;
    n_tiles = argc > 1 ? atoi(argv[1]) : 8;
    size = argc > 2 ? atoi(argv[2]) : 64;
    if (n_tiles < 1 || n_tiles > 1000 || size < 1 || size > 1000) {
        fputs("usage: cholesky [TILES [SIZE]]\n", stderr);
        return 2;
    }
    size_t n = (size_t)n_tiles, area = (size_t)size * (size_t)size;
    double **tile = malloc(n * n * sizeof *tile);
    for (size_t i = 0; tile && i < n * n; i++) {
        tile[i] = allocate(area);
        for (size_t k = 0; k < area; k++)
            tile[i][k] = 1.0 / (double)(1 + (i * 7 + k * 3) % 101);
        if (i % (n + 1) == 0)
            for (size_t k = 0; k < area; k += (size_t)size + 1)
                tile[i][k] += 4.0 * (double)n * size;
    }
    if (!tile)
        return 1;
#pragma omp parallel
#pragma omp single
    factor(tile);
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j <= i; j++)
            for (size_t k = 0; k < area; k++)
                sum += tile[i * n + j][k];
    printf("%d tiles of %d x %d: sum %.6f\n", n_tiles * n_tiles, size, size, sum);
    for (size_t i = 0; i < n * n; i++)
        free(tile[i]);
    free(tile);
    return 0;
}

/* Tasks: a Cholesky factorisation by tiles, and tasks that are nested, undeferred, final, cancelled, detached. */
/* flags: -fopenmp -L/usr/lib/llvm-19/lib -Wl,--no-as-needed -lm */
/* regions: omp::** */
/* expect: omp::task_potrf! 6 0 */
/* expect: omp::task_potrf 6 */
/* expect: omp::task_trsm! 15 0 */
/* expect: omp::task_trsm 15 */
/* expect: omp::task_gemm! 35 0 */
/* expect: omp::task_gemm 35 */
/* edges: omp::task_potrf 5 0 0 */
/* edges: omp::task_trsm 25 0 0 */
/* edges: omp::task_gemm 75 0 0 */
/* edges: omp::task_reader 2 0 0 */
/* edges: omp::task_writer 0 2 1 */
/* edges: omp::task_member 2 0 0 */
/* expect: omp::task! 29 0 */
/* expect: omp::task 29 */
#include <cmath>
#include <cstdio>
#include <cstdlib>

enum { TILES = 6, SIZE = 8 };
static double *tile[TILES][TILES];

static void potrf(double *a)
{
    for (int j = 0; j < SIZE; j++) {
        double s = a[j * SIZE + j];
        for (int k = 0; k < j; k++)
            s -= a[j * SIZE + k] * a[j * SIZE + k];
        a[j * SIZE + j] = std::sqrt(s);
        for (int i = j + 1; i < SIZE; i++) {
            double t = a[i * SIZE + j];
            for (int k = 0; k < j; k++)
                t -= a[i * SIZE + k] * a[j * SIZE + k];
            a[i * SIZE + j] = t / a[j * SIZE + j];
        }
    }
}

static void trsm(const double *l, double *a)
{
    for (int i = 0; i < SIZE; i++)
        for (int j = 0; j < SIZE; j++) {
            double t = a[i * SIZE + j];
            for (int k = 0; k < j; k++)
                t -= a[i * SIZE + k] * l[j * SIZE + k];
            a[i * SIZE + j] = t / l[j * SIZE + j];
        }
}

template <class T> static void gemm(const T *x, const T *y, T *c)
{
    for (int i = 0; i < SIZE; i++)
        for (int j = 0; j < SIZE; j++) {
            double t = 0;
            for (int k = 0; k < SIZE; k++)
                t += x[i * SIZE + k] * y[j * SIZE + k];
            c[i * SIZE + j] -= t;
        }
}

static void factor(void)
{
    for (int k = 0; k < TILES; k++) {
#pragma omp task depend(inout : tile[k][k][0]) priority(2)
        potrf(tile[k][k]);
        for (int i = k + 1; i < TILES; i++) {
#pragma omp task depend(in : tile[k][k][0 : SIZE]) \
    depend(inout : tile[i][k][0 : SIZE]) priority(1)
            trsm(tile[k][k], tile[i][k]);
        }
        for (int i = k + 1; i < TILES; i++)
            for (int j = k + 1; j <= i; j++)
#pragma omp task depend(in : tile[i][k][ : SIZE], tile[j][k][0]) depend(inout : *tile[i][j])
            {
                gemm(tile[i][k], tile[j][k], tile[i][j]);
            }
    }
}

static void reader(const int *x)
{
    (void)x;
}

static void writer(int *x)
{
    *x = *x + 1;
}

static void member(int *x)
{
    (void)x;
}

/* Writers one after another, two readers that depend on the last of them, a writer after both, two after that. */
static void hazards(void)
{
    int x = 0;
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp task shared(x) depend(out : x)
        writer(&x);
#pragma omp task shared(x) depend(out : x)
        writer(&x);
        for (int i = 0; i < 2; i++)
#pragma omp task shared(x) depend(in : x)
            reader(&x);
#pragma omp task shared(x) depend(inout : x) depend(out : x)
        writer(&x);
        for (int i = 0; i < 2; i++)
#pragma omp task shared(x) depend(mutexinoutset : x)
            member(&x);
#pragma omp taskwait
    }
}

static int others(void)
{
    int n[6] = { 0 };
#pragma omp parallel default(none) shared(n) num_threads(4)
#pragma omp single
    {
#pragma omp task default(none) shared(n) if (0)
        {
            n[0]++;
#pragma omp task default(none) shared(n) final(1) mergeable
            {
                n[1]++;
#pragma omp task default(none) shared(n)
                n[2]++;
            }
#pragma omp taskwait
        }
#pragma omp taskgroup
        for (int i = 0; i < 10; i++)
#pragma omp task default(none) shared(n) firstprivate(i)
            if (i >= 0)
#pragma omp atomic
                n[3] += i;
        for (int i = 0; i < 15; i++)
#pragma omp task shared(n)
#pragma omp critical
            n[4]++;
#pragma omp task untied shared(n)
        n[5]++;
    }
    return n[0] + 10 * n[1] + 100 * n[2] + 1000 * n[3] + 100000 * n[4] + 10000000 * n[5];
}

int main(void)
{
    double sum = 0;
    hazards();
    for (int i = 0; i < TILES; i++)
        for (int j = 0; j < TILES; j++) {
            tile[i][j] = (double *)std::malloc(sizeof(double) * SIZE * SIZE);
            for (int k = 0; k < SIZE * SIZE; k++)
                tile[i][j][k] = 1.0 / (1 + (i * 7 + j * 5 + k * 3) % 101) +
                                (i == j && k % (SIZE + 1) == 0 ? 4.0 * TILES * SIZE : 0);
        }
#pragma omp parallel num_threads(4)
#pragma omp single
    factor();
    for (int i = 0; i < TILES; i++)
        for (int j = 0; j <= i; j++)
            for (int k = 0; k < SIZE * SIZE; k++)
                sum += tile[i][j][k];
    std::printf("%.12g %d\n", sum, others());
    return 0;
}

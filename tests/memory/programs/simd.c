/* Loops below `simd`: those that are recorded as a whole before the directive, and those whose iterations are. */
#include "truth.h"

enum { N = 40 };
static double a[N], b[N], c[N][N], total;
static int index_of[N];
static struct point {
    int x, y;
} points[N];
static struct vector {
    double *items;
    int n;
} vector = { a, N };

static double dot(const double *p, const double *q, int n)
{
    double sum = 0;
#pragma omp simd reduction(+ : sum)
    for (int i = 0; i < n; i++)
        sum += p[i] * q[i];
    return sum;
}

/* All forms of heads: up and down, with the variable on either side, outside, of each width, and of none of the iterations. */
static void heads(double *restrict to, unsigned from)
{
    int i, k = 2;
#pragma omp simd aligned(to : 8)
    for (i = N - 1; i >= 0; i -= 3)
        to[i] = b[i] + 1;
    to[0] = i;
#pragma omp simd
    for (unsigned u = from; 20u > u; u += 7)
        points[u].y = points[u].x;
#pragma omp simd
    for (long n = -3; n <= 8; n += 2)
        to[n + 3] = a[2 * n + 6];
#pragma omp simd
    for (unsigned long n = 30; n < from; n++)
        to[n] = 0;
#pragma omp simd
    for (i = 10; 3 <= i; --i)
        a[i] = i;
    if (k)
#pragma omp simd lastprivate(i)
        for (i = 0; i < 10; i++) {
            int j = i * 2;
            a[j] += 1;
            a[j + 1] -= 1;
        }
#pragma omp simd
    for (i = k++; i < 6; i++)
        a[i] = b[i];
    a[k] = 1;
}

/* What has an order of its own, or other addresses in each lane, is recorded as it runs. */
static void iterations(int n)
{
    int j = 5;
#pragma omp simd safelen(8) simdlen(4)
    for (int i = 0; i < n; i++)
        if (index_of[i] < 20)
            a[index_of[i]] += b[i]; /* hooks(gcc): the index is loaded twice in such a loop */
#pragma omp simd collapse(2)
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 3; k++)
            c[i][k] -= 1;
#pragma omp simd linear(j : 2)
    for (int i = 0; i < 10; i++) {
        a[j] += b[i];
        j += 2;
    }
#pragma omp simd
    for (int i = 0; i < n; i++) {
        for (int k = 0; k < i; k++)
            c[i][k] = a[k];
    }
    for (int i = 0; i < 3; i++)
#pragma omp simd
        for (int k = 0; k < 10; k++)
            c[i][k] = vector.items[k];
}

int main(void)
{
    NOTE(a), NOTE(b), NOTE(c), NOTE(total), NOTE(index_of), NOTE(points), NOTE(vector);
    for (int i = 0; i < N; i++) {
        a[i] = i, b[i] = i;
        index_of[i] = i * 7 % N;
    }
    heads(a, 6);
    iterations(12);
    total = dot(a, b, N);
    return total > 0 ? 0 : 1;
}

/* Loops: those that are summed up, those that are not, and what stands in between. */
#include <math.h>
#include "truth.h"

enum { N = 24 };
static double a[N][N], b[N][N], x[N * N], total;
static int index_of[N], start[N + 1], n = N, m = 5;
static unsigned char bytes[64];
static struct cell {
    double v[5];
    int kind;
} grid[6][6], *rows[6];
static double *px;
static struct sparse {
    int n;
    int *columns;
    double *values;
} matrix, *pm = &matrix;

static void stencil(int size)
{
    int i, j;
    for (i = 1; i < size - 1; i++)
        for (j = 1; j < size - 1; j++)
            b[i][j] = 0.25 * (a[i - 1][j] + a[i + 1][j] + a[i][j - 1] + a[i][j + 1]);
}

static void strides(int columns)
{
    for (int j = 0; j < columns; j++)
        for (int i = 0; i < columns; i++)
            x[i * columns + j] = x[j * columns + i] + 1;
    for (int i = columns - 1; i >= 0; i -= 2)
        x[i] += x[2 * i + 1];
    for (long i = 0; i < columns; i = i + 3)
        px[i] = x[i];
    for (unsigned i = 0; i < (unsigned)columns; i++)
        x[i] = x[i + 1];
    for (unsigned i = 1; i < 6; i++)
        x[i - 1] = i;
    for (int i = 0; i < 0; i++)
        x[i] = 7;
}

static void globals(void)
{
    int i;
    for (i = 0; i < n; i++)
        x[i * m] = i;
    for (i = 0; i < n; i++)
        total += x[i];
    for (i = 0; i < m; i++)
        n += index_of[i];
    for (i = 0; i < m; i++)
        m = m > 3 ? m : 5;
    n = N;
}

static void gather(void)
{
    for (int i = 0; i < N; i++) {
        double sum = 0;
        for (int k = start[i]; k < start[i + 1]; k++)
            sum += x[k] * px[index_of[k % N]];
        x[i] = sum;
    }
}

static void choose(int limit)
{
    for (int i = 0; i < limit; i++)
        if (x[i] > 3)
            x[i] = x[i] / 2;
        else if (index_of[i % N] && x[i + 1] < 1)
            continue;
        else
            x[i + 1]++;
    for (int i = 0; i < limit; i++) {
        if (x[i] > 1e30)
            break;
        x[i] += i & 1 ? x[i + 1] : 2;
    }
}

static void five(void)
{
    int i, j, k;
    for (i = 0; i < 6; i++)
        for (j = 1; j < 5; j++) {
            for (k = 0; k < 5; k++)
                grid[i][j].v[k] = grid[i][j - 1].v[k] * 2 + k;
            grid[i][j].kind = j;
        }
    for (i = 0; i < 6; i++)
        for (k = 4; k >= 0; k -= 2)
            rows[i][2].v[k] += grid[5 - i][3].v[k]; /* hooks(gcc): loads rows[i] for both sides of the sum */
    for (i = 0; i < 6; i++)
        for (j = 0; j < 2; j++)
            for (k = 0; k < 2; k++)
                grid[i][j].v[k] = grid[i][k].v[j];
}

static double pointers(struct sparse *q)
{
    double sum = 0;
    for (int i = 0; i < q->n; i++)
        sum += q->values[i];
    for (int i = 0; i < q->n; i++)
        q->values[i] = q->columns[i];
    for (int i = 0; i < pm->n; i++)
        pm->values[pm->columns[i]] += i; /* hooks(gcc): loads the address for both sides of the sum */
    for (int i = 0; i < 8; i++)
        bytes[i] = bytes[i + 8];
    for (int i = 0; i < 4; i++)
        px[i] = fabs(x[i]) + sqrt(x[i + 1]);
    double *p = px;
    for (int i = 0; i < 4; i++)
        *p++ = i;
    for (p = px; p < px + 4; p++)
        sum += *p;
    if (!q->columns)
        for (int i = 0; i < q->columns[3]; i++)
            sum += q->values[i];
    return sum;
}

static int call(int i)
{
    return index_of[i];
}

static int called(int limit)
{
    int sum = 0;
    for (int i = 0; i < limit; i++) {
        index_of[i] = i;
        sum += call(i);
        index_of[i]++;
    }
    return sum;
}

static int nested(int depth)
{
    for (int i = 0; i < 3; i++)
        for (int j = i; j < 3; j++) {
            int w = i + j;
            while (w-- > 0)
                bytes[w]++;
            do {
                bytes[j] = 1;
            } while (++w < 0);
        }
    return depth > 0 ? nested(depth - 1) : 0;
}

int main(void)
{
    NOTE(a), NOTE(b), NOTE(x), NOTE(total), NOTE(index_of), NOTE(start), NOTE(n), NOTE(m), NOTE(bytes), NOTE(grid), NOTE(rows), NOTE(px);
    NOTE(matrix), NOTE(pm);
    px = truth_allocate("heap", N * N * sizeof *px);
    matrix.n = 6;
    matrix.columns = truth_allocate("columns", 6 * sizeof(int));
    matrix.values = truth_allocate("values", 6 * sizeof(double));
    for (int i = 0; i < N; i++) {
        start[i + 1] = start[i] + i % 3;
        index_of[i] = (i * 7) % N;
        x[i] = i * 0.5;
    }
    for (int i = 0; i < 6; i++) {
        matrix.columns[i] = 5 - i;
        rows[i] = grid[i];
    }
    stencil(7);
    strides(6);
    globals();
    gather();
    choose(9);
    five();
    pointers(&matrix);
    called(4);
    nested(1);
    return 0;
}

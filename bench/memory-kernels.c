/* Kernels for bench/memory: usage: NAME REPETITIONS. Each prints a number that depends on what it has computed, and how
 * long its fastest repetition took (us): one is short, so that other programs do not come in between. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { ROWS = 20000, COLUMNS = 9, SIDE = 400, SLOTS = 1 << 16, WORDS = 200000, NODES = 20000, ORDER = 160 };

static double best = 1e30, began;

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e6 + (double)time.tv_nsec * 1e-3;
}

static void begin(void)
{
    began = now();
}

static void end(void)
{
    double time = now() - began;
    best = time < best ? time : best;
}

static int begins[ROWS + 1], columns[ROWS * COLUMNS];
static double values[ROWS * COLUMNS], from[ROWS], to[ROWS];

static double matrix_vector(int repetitions)
{
    for (int i = 0, k = 0; i < ROWS; i++) {
        begins[i] = k;
        from[i] = i;
        for (int c = 0; c < COLUMNS; c++, k++) {
            columns[k] = (int)(((long)i + (long)c * c * 131) % ROWS);
            values[k] = 1.0 / (1 + c);
        }
        begins[i + 1] = k;
    }
    for (int r = 0; r < repetitions; r++) {
        begin();
        for (int i = 0; i < ROWS; i++) {
            double sum = 0;
            for (int k = begins[i]; k < begins[i + 1]; k++)
                sum += values[k] * from[columns[k]];
            to[i] = sum;
        }
        end();
    }
    return to[77];
}

static double grid[SIDE][SIDE], next[SIDE][SIDE];

static double stencil(int repetitions)
{
    for (int i = 0; i < SIDE; i++)
        for (int j = 0; j < SIDE; j++)
            grid[i][j] = i ^ j;
    for (int r = 0; r < repetitions; r++) {
        begin();
        for (int i = 1; i < SIDE - 1; i++)
            for (int j = 1; j < SIDE - 1; j++)
                next[i][j] = 0.25 * (grid[i - 1][j] + grid[i + 1][j] + grid[i][j - 1] + grid[i][j + 1]);
        for (int i = 1; i < SIDE - 1; i++)
            for (int j = 1; j < SIDE - 1; j++)
                grid[i][j] = next[i][j];
        end();
    }
    return grid[7][9];
}

static unsigned keys[SLOTS], counts[SLOTS];

static double hash_table(int repetitions)
{
    unsigned seed = 1;
    for (int r = 0; r < repetitions; r++) {
        begin();
        for (int i = 0; i < WORDS; i++) {
            seed = seed * 1103515245u + 12345u;
            unsigned key = (seed >> 8) % 30000 + 1, at = key * 2654435761u % SLOTS;
            while (keys[at] && keys[at] != key)
                at = (at + 1) % SLOTS;
            keys[at] = key;
            counts[at]++;
        }
        end();
    }
    return counts[4711];
}

struct node {
    struct node *next;
    int value;
};
static struct node nodes[NODES];

static double list(int repetitions)
{
    long sum = 0;
    for (int i = 0; i < NODES; i++) {
        nodes[i].next = &nodes[(i * 7919L + 1) % NODES];
        nodes[i].value = i;
    }
    for (int r = 0; r < repetitions; r++) {
        begin();
        const struct node *at = nodes;
        for (int i = 0; i < NODES; i++) {
            if (at->value & 1)
                sum += at->value;
            at = at->next;
        }
        end();
    }
    return (double)sum;
}

static double left[ORDER][ORDER], right[ORDER][ORDER], product[ORDER][ORDER];

static double multiply(int repetitions)
{
    for (int i = 0; i < ORDER; i++)
        for (int j = 0; j < ORDER; j++) {
            left[i][j] = i + j;
            right[i][j] = i - j;
        }
    for (int r = 0; r < repetitions; r++) {
        begin();
        for (int i = 0; i < ORDER; i++)
            for (int k = 0; k < ORDER; k++)
                for (int j = 0; j < ORDER; j++)
                    product[i][j] += left[i][k] * right[k][j];
        end();
    }
    return product[3][5];
}

static int numbers[WORDS];

static int compare(int a, int b)
{
    return a < b;
}

static double sort(int repetitions)
{
    for (int r = 0; r < repetitions; r++) {
        begin();
        for (int i = 0; i < WORDS / 100; i++)
            numbers[i] = (int)((i * 7919L) % 10007);
        for (int i = 1; i < WORDS / 100; i++) {
            int key = numbers[i], k = i;
            while (k > 0 && compare(key, numbers[k - 1])) {
                numbers[k] = numbers[k - 1];
                k--;
            }
            numbers[k] = key;
        }
        end();
    }
    return numbers[5];
}

int main(int argc, char **argv)
{
    static const struct {
        const char *name;
        double (*run)(int repetitions);
    } kernels[] = { { "matrix-vector", matrix_vector }, { "stencil", stencil }, { "hash-table", hash_table }, { "list", list },
                    { "multiply", multiply },           { "sort", sort } };
    for (size_t i = 0; argc == 3 && i < sizeof kernels / sizeof *kernels; i++)
        if (strcmp(kernels[i].name, argv[1]) == 0) {
            double result = kernels[i].run(atoi(argv[2]));
            printf("%g, %.1f us\n", result, best);
        }
    return argc != 3;
}

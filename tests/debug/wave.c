/* Tasks for the debugger: a wave over N x N cells, and two tasks behind it. usage: wave N [fork] */
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

static int cells[128][128];

static int inner(int x) { return x + 1; }
static void cell(int i, int j) { cells[i][j] = cells[i - 1][j] + inner(cells[i][j - 1]) % 7; }
static void last(int n) { cells[n][n] += inner(n) * 3; }

static void wave(int n)
{
#pragma omp parallel
#pragma omp single
    {
        for (int i = 1; i <= n; i++) {
            for (int j = 1; j <= n; j++) {
#pragma omp task depend(in : cells[i - 1][j], cells[i][j - 1]) depend(out : cells[i][j])
                cell(i, j);
            }
        }
        for (int i = 0; i < 2 && n > 0; i++) {
#pragma omp task depend(inout : cells[n][n])
            last(n);
        }
    }
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 4, status = 0;
    pid_t child = argc > 2 ? fork() : -1;
    wave(n);
    if (child == 0)
        return 0;
    if (child > 0 && (waitpid(child, &status, 0) != child || status != 0))
        return 1;
    printf("%d %d %d\n", n, n, cells[n][n]);
    return 0;
}

/* A child goes on in a trace of its own; threads of OpenMP each have a file. */
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

static int a[400], b[400];

static void fill(int from, int to)
{
    for (int i = from; i < to; i++)
        a[i] = b[i] + 1;
}

int main(void)
{
    fill(0, 100);
    pid_t child = fork();
    if (child == 0) {
        fill(0, 10);
        return 0;
    }
    waitpid(child, 0, 0);
#pragma omp parallel for num_threads(2)
    for (int i = 0; i < 4; i++)
        fill(i * 100, i * 100 + 100);
    printf("11 510 510\n");
    return 0;
}

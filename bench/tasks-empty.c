/* N empty tasks, for bench/tasks. usage: tasks-empty N DEPENDENCES      (0 or 3 dependences each) */
#include <stdio.h>
#include <stdlib.h>

static char a[3];

static void nothing(void)
{
    __asm__ volatile("");
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 0, has_dependences = argc > 2 && atoi(argv[2]) > 0;
#pragma omp parallel
#pragma omp single
    {
        for (int i = 0; !has_dependences && i < n; i++) {
#pragma omp task
            nothing();
        }
        for (int i = 0; has_dependences && i < n; i++) {
#pragma omp task depend(in : a[0], a[1]) depend(inout : a[2])
            nothing();
        }
    }
    printf("%d tasks\n", n);
    return 0;
}

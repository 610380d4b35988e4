/* Tasks of which tools are told at once, and what the program can see of that. usage: alone N [depend] */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

volatile int created_so_far = -1; /* a tool counts in it */

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 2, has_dependences = argc > 2, late = 0, changed = 0, sum = 0;
    char a[2], b;
#pragma omp parallel
#pragma omp single
    for (int i = 0; i < n; i++) {
        errno = 42;
        if (has_dependences) {
#pragma omp task shared(sum) depend(in : a[0], a[1]) depend(inout : b)
#pragma omp atomic
            sum += i;
        } else {
#pragma omp task shared(sum)
#pragma omp atomic
            sum += i;
        }
        changed += errno != 42;
        late += created_so_far >= 0 && created_so_far != i + 1;
    }
    printf("%d changed, %d late, sum %d\n", changed, late, sum);
    return 0;
}

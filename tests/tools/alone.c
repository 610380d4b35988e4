/* Tasks without dependences, of which tools are told at once, and what the program can see of that. usage: alone N */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

volatile int created_so_far = -1; /* a tool counts in it */

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 2, late = 0, changed = 0, sum = 0;
#pragma omp parallel
#pragma omp single
    for (int i = 0; i < n; i++) {
        errno = 42;
#pragma omp task shared(sum)
        {
#pragma omp atomic
            sum += i;
        }
        changed += errno != 42;
        late += created_so_far >= 0 && created_so_far != i + 1;
    }
    printf("%d changed, %d late, sum %d\n", changed, late, sum);
    return 0;
}

/* Dependences with iterators: each column waits for those on its left, steps go down as well. */
#include <stdio.h>

enum { N = 8 };
static int column[N], order[N];

int main(void)
{
    int next = 0;
#pragma omp parallel num_threads(2)
#pragma omp single
    {
        for (int k = 0; k < N; k++)
#pragma omp task shared(next) depend(iterator(int i = 0 : k), in : column[i]) depend(out : column[k])
            order[k] = next++;
#pragma omp task shared(next) depend(iterator(long i = N - 1 : 0 : -2, int *p = order : order + 2), inout : column[i], *p)
        next += 100;
    }
    for (int k = 0; k < N; k++)
        printf("%d ", order[k]);
    printf("%d\n", next);
    return 0;
}

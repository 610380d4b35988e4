/* Regions of all kinds: same results, an interval of each on every thread that meets it. */
/* flags: -fopenmp -L/usr/lib/llvm-19/lib */
/* regions: omp::** */
/* expect: omp::parallel 3 */
/* expect: omp::parallel+ 9 */
/* expect: omp::for 8 */
/* expect: omp::single 10 */
/* expect: omp::single+ 3 */
/* expect: omp::critical(lock) 8 */
/* expect: omp::critical(lock)+ 8 */
/* expect: omp::master+ 1 */
/* expect: omp::sections 4 */
/* expect: omp::section+ 2 */
/* expect: omp::ordered+ 8 */
/* expect: omp::barrier 4 */
/* expect: omp::taskgroup+ 1 */
/* expect: omp::taskwait 1 */
/* expect: omp::taskloop 1 */
/* expect: omp::parallel_for_simd 1 */
/* expect: omp::atomic 0 */
#include <stdio.h>

static int add(int a, int b)
{
    return a + b;
}

static void orphan(int *sum)
{
#pragma omp single
    *sum = add(*sum, 1);
}

int main(void)
{
    int sum = 0, total = 0, last = 0, copied = 0, of_master = 0, of_one = 0; /* others may still be in the critical region */
#pragma omp parallel num_threads(4) /* four
   of them */ shared(sum) \
    shared(total, last) // and no more
    {
        int mine;
#pragma omp for reduction(+ : total) schedule(static, 2) lastprivate(last)
        for (int i = 0; i < 100; i++) {
            total += add(i, 1);
            last = i;
        }
#pragma omp barrier
#pragma omp critical(lock)
        sum += add(1, 1);
#pragma omp master
        of_master++;
        orphan(&of_one);
#pragma omp for ordered
        for (int i = 0; i < 8; i++) {
#pragma omp ordered
            total = total * 3 % 1000 + i;
        }
#pragma omp sections
        {
#pragma omp section
            {
#pragma omp atomic
                sum += add(1, 1);
            }
#pragma omp section
#pragma omp atomic
            sum++;
        }
#pragma omp single copyprivate(mine)
        mine = 7;
#pragma omp critical(lock)
        copied += mine;
    }
    sum += of_master + of_one;
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp taskgroup
        {
#pragma omp task
#pragma omp atomic
            sum += 2;
        }
        if (sum)
#pragma omp taskloop
            for (int k = 0; k < 10; k++) {
#pragma omp atomic
                sum++;
            }
        else
            sum = 0;
#pragma omp taskwait
    }
#pragma omp parallel for simd reduction(+ : total) collapse(2)
    for (int i = 0; i < 10; i++)
        for (int j = 0; j < 10; j++)
            total += i * j;
#pragma omp parallel num_threads(3)
    {
        switch (copied) {
        case 28:
#pragma omp critical
            sum++;
        }
    }
    printf("%d %d %d %d\n", sum, total, last, copied);
    return 0;
}

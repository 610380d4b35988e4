/* Directives that macros make by _Pragma: of their own text, of an argument, by another macro, with a loop; same
 * results, and all of them recorded. Other pragmas stay where they are. */
/* flags: -fopenmp -L/usr/lib/llvm-19/lib */
/* regions: omp::** */
/* expect: omp::parallel 2 */
/* expect: omp::parallel+ 6 */
/* expect: omp::critical(lock) 3 */
/* expect: omp::critical(lock)+ 3 */
/* expect: omp::barrier 3 */
/* expect: omp::single 6 */
/* expect: omp::single+ 2 */
/* expect: omp::taskwait 1 */
/* expect: omp::parallel_for 2 */
/* expect: omp::atomic 0 */
#include <stdio.h>

#define THREADS 3
#define PRAGMA(text) _Pragma(#text)
#define PARALLEL PRAGMA(omp parallel num_threads(THREADS))
#define LOCKED(statement) _Pragma("omp critical(lock)") { statement; }
#define BARRIER() _Pragma("omp barrier")
#define ALL BARRIER
#define FOR(i, n) PRAGMA(omp parallel for num_threads(2)) for (int i = 0; i < (n); i++)
#define WARNINGS_OFF _Pragma("GCC diagnostic push") _Pragma("GCC diagnostic ignored \"-Wunused-variable\"")
#define WARNINGS_ON _Pragma("GCC diagnostic pop")
#define UNROLLED _Pragma("GCC unroll 2")
#define ADD(to, n) PRAGMA(omp atomic) to += (n)
#define NONE

static int sum;

static void orphan(int n)
{
    LOCKED(sum += n)
    ALL();
}

int main(void)
{
    PARALLEL
    {
        orphan(1);
        PRAGMA(omp single) { sum += 100; NONE }
    }
    printf("%d\n", sum);
    PARALLEL PRAGMA(omp single)
    {
        PRAGMA(omp taskwait)
        sum += 1;
    }
    printf("%d\n", sum);
    FOR(i, 10)
        ADD(sum, i);
    FOR(i, 10) {
        if (i % 2)
            ADD(sum, 1);
    }
    WARNINGS_OFF
    int unused;
    WARNINGS_ON
    UNROLLED
    for (int i = 0; i < 4; i++)
        sum += i;
    printf("%d %d\n", sum, __LINE__);
    return 0;
}

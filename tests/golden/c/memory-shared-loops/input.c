/* Loops that the threads of a region share: each thread looks at the clock in its first iteration, unless an iteration may wait. Where the directive
 * may not be there (#ifdef), the loop has no run. */
void lock(void);
static int list[100], order[100], n;

static int square(int *p) { return *p * *p; }

void shared(int *a)
{
#pragma omp parallel
    {
#pragma omp for nowait
        for (int i = 0; i < n; i++)
            a[order[i]] += square(&list[i]);
#pragma omp for schedule(dynamic)
        for (int i = 0; i < n; i++) {
            lock();
            a[order[i]]++;
        }
#ifdef NOT_HERE
#pragma omp for
#endif
        for (int i = 0; i < n; i++)
            a[order[i]]--;
    }
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
        if (order[i])
            continue;
        a[order[i]] = i;
    }
    if (n)
#pragma omp parallel for
        for (int i = 0; i < n; i++)
            a[order[i]] = square(a);
}

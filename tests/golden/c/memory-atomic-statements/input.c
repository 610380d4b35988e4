/* Statements of `omp atomic` have their record before the directive: of each form, with the object that is accessed atomically and what else is
 * read. What has effects of its own in an operand, may not be evaluated, or is no plain object, is left alone. */
int bins[8], total, order[100];
double sum;
struct c {
    int n;
    unsigned bits : 3;
} counter, *pc = &counter;
int ticket(void)
{
    int t;
#pragma omp atomic capture
    t = counter.n++;
    return t;
}
int *next(void);

int add(int n)
{
    int local = 0, y = 0, *p = order;
#pragma omp parallel for num_threads(2)
    for (int i = 0; i < n; i++) {
#pragma omp atomic
        bins[order[i] & 7]++;
        if (i & 1)
#pragma omp atomic update
            sum += order[i] * 0.5;
        else {
#pragma omp atomic
            total = total + 1;
        }
#pragma omp atomic seq_cst
        local -= i;
    }
#pragma omp atomic capture
    {
        y = total;
        total *= 2;
    }
#pragma omp atomic capture
    {
        total *= 2;
        y = total;
    }
#pragma omp atomic read
    y = pc->n;
#pragma omp atomic write
    *p = y;
#pragma omp atomic capture
    y = total = total - 1;
#pragma omp atomic compare
    total = total < n ? n : total;
#pragma omp atomic
    *next() += 1;
#pragma omp atomic
    sum += n ? order[n] : 0;
#pragma omp atomic write
    counter.bits = 1;
    return local;
}

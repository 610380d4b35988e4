/* Where memory accesses are recorded, tasks, teams and sections of `parallel sections` tell where their part of the stack begins; other
 * sections are parts of their team. A directive that stands alone divides the block around it. */
void leaf(int *p);
void work(int n)
{
    int x = 0, *p = &x;
#pragma omp parallel
#pragma omp single
    {
#pragma omp task shared(x)
        leaf(&x);
        p[0] = n;
#pragma omp taskwait
        p[1] = p[0];
    }
#pragma omp parallel sections
    {
#pragma omp section
        leaf(p);
    }
#pragma omp sections
    {
#pragma omp section
        leaf(p);
    }
}

/* The dependences of iterators are those of loops, with the modifiers' names. */
void caller(int n, unsigned long m, int *a, int (*b)[8])
{
#pragma omp task depend(iterator(i = 0 : n), in : a[i], b[i][0 : 4])
    n++;
#pragma omp task depend(iterator(unsigned long i = m - 1 : 0 : -1, int *p = a : a + n : 2), inout : a[i], *p) depend(out : n)
    n++;
}

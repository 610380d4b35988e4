/* A task: its creation with what it depends on, its number by firstprivate, its body. */
void potrf(double *a);
void caller(int n, double *a, double *b[4][4], int *flag);

void caller(int n, double *a, double *b[4][4], int *flag)
{
    int i = 0;
#pragma omp task depend(inout : a[0 : n]) priority(1)
    potrf(a);
#pragma omp task depend(in : b[i][1][ : n], *flag) \
    depend(out : a[i < 2 ? i : 0]) // why not
    {
        potrf(b[i][1]);
    }
#pragma omp task depend(mutexinoutset : n) depend(inoutset : a[1])
    {
#pragma omp task if (n > 3) final(n > 4) mergeable
        potrf(a);
        n++;
    }
#pragma omp task
#pragma omp critical
    potrf(a);
    _Pragma("omp task shared(n)") n++;
    if (n)
#pragma omp task
        potrf(b[0][0]);
    else
        n--;
}

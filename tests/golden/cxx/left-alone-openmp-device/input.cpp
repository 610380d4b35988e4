// A target region is recorded on the host; what is in it may run on another device.
int twice(int n);
void caller(int n, int *a)
{
    twice(n);
#pragma omp target map(tofrom : a[0 : n])
#pragma omp teams
#pragma omp parallel
    {
        a[0] = twice(n);
    }
#pragma omp target data map(tofrom : a[0 : n])
    a[0] = twice(n);
}

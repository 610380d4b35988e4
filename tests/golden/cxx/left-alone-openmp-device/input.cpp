// A target region is recorded on the host; what is in it may run on another device.
void caller(int n, int *a)
{
#pragma omp target map(tofrom : a[0 : n])
#pragma omp teams
#pragma omp parallel
    {
        a[0] = n;
    }
}

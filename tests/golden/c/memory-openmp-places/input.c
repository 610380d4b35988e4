/* Directives before which nothing may be declared: the first section, which has no directive of its own, and the operator
 * _Pragma. */
int a[8];

void f(int n)
{
#pragma omp parallel sections
    {
        a[0] = n;
#pragma omp section
        a[1] = n;
    }
    _Pragma("omp parallel for") for (int i = 0; i < 8; i++)
        a[i] = i;
}

/* The first section needs no directive: what stands before the next one is recorded as a section, but not where the preprocessor may have chosen a
 * directive. */
static int a, b;
void g(void);
void f(void)
{
#pragma omp parallel sections
    {
        {
            a++;
            a--;
        }
#pragma omp section
        b++;
    }
#pragma omp parallel sections
    {
        for (int i = 0; i < 3; i++)
            g();
    }
#pragma omp parallel
#pragma omp sections
    {
#pragma omp task
        g();
#pragma omp section
        b++;
    }
#pragma omp parallel sections
    {
        _Pragma("omp section") g();
#pragma omp section
        {
            g();
        }
    }
#pragma omp parallel sections
    {
#ifdef X
#pragma omp section
#endif
        {
            g();
        }
    }
}

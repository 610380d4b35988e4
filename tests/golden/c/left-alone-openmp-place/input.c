/* The statement of an atomic construct has a form, and names its variable in the same way each time. */
int f(void);
int g(int x);
void caller(int *p)
{
    int v;
#pragma omp atomic
    p[f()] = p[f()] - 16;
#pragma omp atomic capture
    {
        v = p[g(1)];
        p[g(1)] = p[g(1)] + g(2);
    }
    g(v);
}

// No place for a state: the heads of a region's loops, what is between two of them, an atomic statement.
int f(int x);
void caller(int n, int &sum)
{
#pragma omp parallel for
    for (int i = f(0); i < f(n); i++)
        f(i);
#pragma omp parallel for collapse(2)
    for (int i = 0; i < n; i++)
        for (int j = f(0); j < n; j++)
            f(j);
#pragma omp task shared(sum)
#pragma omp atomic
    sum += f(1);
}

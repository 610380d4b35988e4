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
struct step {
    int at;
    int operator-(const step &) const;
    step &operator+=(int);
    bool operator<(const step &) const;
};
template <class T> void over(const T &begin, const T &end)
{
#pragma omp for
    for (T i = begin; i < end; i += 1)
        f(i - begin);
}
void both(const step &begin, const step &end)
{
#pragma omp for
    for (step i = begin; i < end; i += f(2))
        f(i - begin);
    over(begin, end);
}
// clang has transformations of loops that are those of OpenMP 6.0. What a loop directive is about may be several loops
// that a transformation makes one of.
void transformed(const step &begin, const step &end, int n)
{
#pragma omp reverse
    for (step i = begin; i < end; i += f(3))
        f(i - begin);
#pragma omp interchange
    for (int i = 0; i < n; i++)
        for (int j = f(4); j < n; j++)
            f(j);
#pragma omp parallel for
#pragma omp tile sizes(2, 2)
    for (int i = 0; i < n; i++)
        for (int j = f(5); j < n; j++)
            for (int k = f(6); k < n; k++)
                f(k);
}

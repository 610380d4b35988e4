// Loops below `simd` in C++: heads that declare their variable in other ways, members, references, and what lanes have copies of.
#include <cstddef>

struct Field {
    double *items;
    std::size_t size;

    void scale(double by)
    {
#pragma omp simd
        for (std::size_t i{ 0 }; i < size; ++i)
            items[i] *= by;
    }

    double sum() const
    {
        double all = 0;
#pragma omp simd reduction(+ : all)
        for (auto i = 0u; i < 8u; i++)
            all += items[i];
        return all;
    }
};

double add(Field &to, const Field &from, double (&total)[4])
{
    const double *p = from.items;
#pragma omp simd
    for (std::ptrdiff_t i = 7; i >= 0; i--)
        to.items[i] += p[i];
#pragma omp simd reduction(+ : total)
    for (int i = 0; i < 4; i++)
        total[i] += p[i];
    auto last = [&](int n) {
#pragma omp simd
        for (int i = 0; i < n; i++)
            total[i] = p[i];
        return total[n - 1];
    };
    return last(4);
}

#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// No place for a state: the heads of a region's loops, what is between two of them, an atomic statement.
int f(int x);
void caller(int n, int &sum)
{
#pragma omp parallel for
    for (int i = f(0); i < f(n); i++)
        { ::weft::point weft_p0_0; ::weft::value(weft_p0_0, (WEFT_OPEN(weft_p0_0, 0, 0), f(i))); }
#pragma omp parallel for collapse(2)
    for (int i = 0; i < n; i++)
        for (int j = f(0); j < n; j++)
            { ::weft::point weft_p1_0; ::weft::value(weft_p1_0, (WEFT_OPEN(weft_p1_0, 1, 0), f(j))); }
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
{ ::weft::point weft_p2_0, weft_p2_1;
#pragma omp for
    for (T i = begin; i < end; i += 1)
        ::weft::either(weft_p2_0, (WEFT_OPEN(weft_p2_0, 2, 1), f(::weft::ready_either(weft_p2_0, ::weft::either(weft_p2_1, (WEFT_OPEN(weft_p2_1, 3, 0), i - begin))))));
}
void both(const step &begin, const step &end)
{ ::weft::point weft_p3_0, weft_p3_1;
#pragma omp for
    for (step i = begin; i < end; i += f(2))
        ::weft::value(weft_p3_0, (WEFT_OPEN(weft_p3_0, 4, 1), f(::weft::ready_value(weft_p3_0, ::weft::value(weft_p3_1, (WEFT_OPEN(weft_p3_1, 5, 0), i - begin))))));
    (WEFT_OPEN(weft_p3_0, 6, 0), over(begin, end), ::weft::leave(weft_p3_0));
}
// clang has transformations of loops that are those of OpenMP 6.0. What a loop directive is about may be several loops
// that a transformation makes one of.
void transformed(const step &begin, const step &end, int n)
{ ::weft::point weft_p4_0, weft_p4_1;
#pragma omp reverse
    for (step i = begin; i < end; i += f(3))
        ::weft::value(weft_p4_0, (WEFT_OPEN(weft_p4_0, 7, 1), f(::weft::ready_value(weft_p4_0, ::weft::value(weft_p4_1, (WEFT_OPEN(weft_p4_1, 8, 0), i - begin))))));
#pragma omp interchange
    for (int i = 0; i < n; i++)
        for (int j = f(4); j < n; j++)
            ::weft::value(weft_p4_0, (WEFT_OPEN(weft_p4_0, 9, 0), f(j)));
#pragma omp parallel for
#pragma omp tile sizes(2, 2)
    for (int i = 0; i < n; i++)
        for (int j = f(5); j < n; j++)
            { ::weft::point weft_p5_0; for (int k = ::weft::value(weft_p5_0, (WEFT_OPEN(weft_p5_0, 10, 0), f(6))); k < n; k++)
                ::weft::value(weft_p5_0, (WEFT_OPEN(weft_p5_0, 11, 0), f(k))); }
}
static const weft_site weft_sites[] = {
    { "f", "input.cpp", "caller", 7, 7, 9, 4, 0, 0 },
    { "f", "input.cpp", "caller", 11, 11, 13, 5, 0, 0 },
    { "f", "input.cpp", "over", 26, 26, 9, 4, 0, 0 },
    { "operator-", "input.cpp", "over", 26, 26, 11, 5, 0, 0 },
    { "f", "input.cpp", "both", 32, 32, 9, 4, 0, 0 },
    { "step::operator-", "input.cpp", "both", 32, 32, 11, 5, 0, 0 },
    { "over", "input.cpp", "both", 33, 33, 5, 3, 0, 0 },
    { "f", "input.cpp", "transformed", 41, 41, 9, 4, 0, 0 },
    { "step::operator-", "input.cpp", "transformed", 41, 41, 11, 5, 0, 0 },
    { "f", "input.cpp", "transformed", 45, 45, 13, 5, 0, 0 },
    { "f", "input.cpp", "transformed", 50, 50, 26, 8, 0, 0 },
    { "f", "input.cpp", "transformed", 51, 51, 17, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(12)

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
{ ::weft::point weft_p2_0;
#pragma omp for
    for (T i = begin; i < end; i += 1)
        ::weft::either(weft_p2_0, (WEFT_OPEN(weft_p2_0, 2, 1), f(::weft::ready_either(weft_p2_0, i - begin))));
}
void both(const step &begin, const step &end)
{ ::weft::point weft_p3_0, weft_p3_1;
#pragma omp for
    for (step i = begin; i < end; i += f(2))
        ::weft::value(weft_p3_0, (WEFT_OPEN(weft_p3_0, 3, 1), f(::weft::ready_value(weft_p3_0, ::weft::value(weft_p3_1, (WEFT_OPEN(weft_p3_1, 4, 0), i - begin))))));
    (WEFT_OPEN(weft_p3_0, 5, 0), over(begin, end), ::weft::leave(weft_p3_0));
}
static const weft_site weft_sites[] = {
    { "f", "input.cpp", "caller", 7, 7, 9, 4, 0, 0 },
    { "f", "input.cpp", "caller", 11, 11, 13, 5, 0, 0 },
    { "f", "input.cpp", "over", 26, 26, 9, 4, 0, 0 },
    { "f", "input.cpp", "both", 32, 32, 9, 4, 0, 0 },
    { "step::operator-", "input.cpp", "both", 32, 32, 11, 5, 0, 0 },
    { "over", "input.cpp", "both", 33, 33, 5, 3, 0, 0 },
};
WEFT_UNIT_DEFINE(6)

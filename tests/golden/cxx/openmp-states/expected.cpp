#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// States are declared in the innermost region: each thread has its own. Statements get braces for that.
int f(int x);
int caller(int n)
{ ::weft::point weft_p0_0;
    int sum = ::weft::value(weft_p0_0, (WEFT_OPEN(weft_p0_0, 0, 0), f(n)));
#pragma omp parallel reduction(+ : sum)
    { ::weft::point weft_p1_0, weft_p1_1;
        sum += ::weft::value(weft_p1_0, (WEFT_OPEN(weft_p1_0, 1, 1), f(::weft::ready_value(weft_p1_0, ::weft::value(weft_p1_1, (WEFT_OPEN(weft_p1_1, 2, 0), f(1)))))));
#pragma omp for collapse(2)
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++)
                sum += ::weft::value(weft_p1_0, (WEFT_OPEN(weft_p1_0, 3, 0), f(2)));
    }
#pragma omp parallel for collapse(2) reduction(+ : sum)
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            { ::weft::point weft_p2_0; if (j)
                sum += ::weft::value(weft_p2_0, (WEFT_OPEN(weft_p2_0, 4, 0), f(3)));
            else
                sum += ::weft::value(weft_p2_0, (WEFT_OPEN(weft_p2_0, 5, 0), f(4))); }
#pragma omp parallel sections reduction(+ : sum)
    {
        { ::weft::point weft_p3_0; sum += ::weft::value(weft_p3_0, (WEFT_OPEN(weft_p3_0, 6, 0), f(5))); }
#pragma omp section
        { ::weft::point weft_p4_0;
            sum += ::weft::value(weft_p4_0, (WEFT_OPEN(weft_p4_0, 7, 0), f(6)));
        }
    }
#pragma omp parallel
#pragma omp single
    { ::weft::point weft_p5_0; for (int i = ::weft::value(weft_p5_0, (WEFT_OPEN(weft_p5_0, 8, 0), f(7))); i < n; i++)
#pragma omp task shared(sum) \
    firstprivate(i)
#pragma omp critical
        { ::weft::point weft_p6_0; sum += ::weft::value(weft_p6_0, (WEFT_OPEN(weft_p6_0, 9, 0), f(i))); } }
    _Pragma("omp parallel for") for (int i = 0; i < n; i++) { ::weft::point weft_p7_0; do ::weft::value(weft_p7_0, (WEFT_OPEN(weft_p7_0, 10, 0), f(i))); while (::weft::value(weft_p7_0, (WEFT_OPEN(weft_p7_0, 11, 0), f(i)))); }
    return ::weft::value(weft_p0_0, (WEFT_OPEN(weft_p0_0, 12, 0), f(sum)));
}
static const weft_site weft_sites[] = {
    { "f", "input.cpp", "caller", 5, 5, 15, 5, 0, 0 },
    { "f", "input.cpp", "caller", 8, 8, 16, 5, 0, 0 },
    { "f", "input.cpp", "caller", 8, 8, 18, 6, 0, 0 },
    { "f", "input.cpp", "caller", 12, 12, 24, 7, 0, 0 },
    { "f", "input.cpp", "caller", 18, 18, 24, 7, 0, 0 },
    { "f", "input.cpp", "caller", 20, 20, 24, 7, 0, 0 },
    { "f", "input.cpp", "caller", 23, 23, 16, 5, 0, 0 },
    { "f", "input.cpp", "caller", 26, 26, 20, 6, 0, 0 },
    { "f", "input.cpp", "caller", 31, 31, 18, 6, 0, 0 },
    { "f", "input.cpp", "caller", 35, 35, 16, 5, 0, 0 },
    { "f", "input.cpp", "caller", 36, 36, 64, 5, 0, 0 },
    { "f", "input.cpp", "caller", 36, 36, 77, 5, 0, 0 },
    { "f", "input.cpp", "caller", 37, 37, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(13)

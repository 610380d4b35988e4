#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// Directives that macros make, in templates, members and closures.
#define PRAGMA(text) _Pragma(#text)
#define PARALLEL _Pragma("omp parallel num_threads(2)")
#define LOCKED(statement) PRAGMA(omp critical(lock)) { statement; }
#define BARRIER() _Pragma("omp barrier")

template <class T> struct sum_of {
    T sum{};
    void add(T n)
    {
          { WEFT_DIRECTIVE(weft_p0, 0); _Pragma("omp parallel num_threads(2)")  
        { WEFT_DIRECTIVE(weft_p1, 1); {
              { WEFT_DIRECTIVE(weft_p2, 2); _Pragma("omp critical(lock)")  { WEFT_DIRECTIVE(weft_p3, 3); { sum += n; } } } 
              { WEFT_DIRECTIVE(weft_p4, 4); _Pragma("omp barrier") }  ;
        } } }
    }
};

template <class T> T twice(T n)
{
    T sum{};
    auto add = [&](T m) {   { WEFT_DIRECTIVE(weft_p5, 5); _Pragma("omp critical(lock)")  { WEFT_DIRECTIVE(weft_p6, 6); { sum += m; } } }  };
      { WEFT_DIRECTIVE(weft_p7, 7); _Pragma("omp parallel num_threads(2)")   { WEFT_DIRECTIVE(weft_p8, 8); add(n); } }
    return sum;
}

int caller(int n)
{
    sum_of<int> sum;
    sum.add(n);
    return sum.sum + twice(n) + static_cast<int>(twice(2L));
}
static const weft_site weft_sites[] = {
    { "omp::parallel", "input.cpp", "sum_of::add", 11, 15, 9, 4, 4, 0 },
    { "omp::parallel", "input.cpp", "sum_of::add", 12, 15, 9, 4, 5, 0 },
    { "omp::critical(lock)", "input.cpp", "sum_of::add", 13, 13, 13, 5, 4, 0 },
    { "omp::critical(lock)", "input.cpp", "sum_of::add", 13, 13, 13, 5, 5, 0 },
    { "omp::barrier", "input.cpp", "sum_of::add", 14, 14, 13, 5, 4, 0 },
    { "omp::critical(lock)", "input.cpp", "twice", 22, 22, 27, 7, 4, 0 },
    { "omp::critical(lock)", "input.cpp", "twice", 22, 22, 27, 7, 5, 0 },
    { "omp::parallel", "input.cpp", "twice", 23, 23, 5, 3, 4, 0 },
    { "omp::parallel", "input.cpp", "twice", 23, 23, 14, 3, 5, 0 },
};
WEFT_UNIT_DEFINE(9)

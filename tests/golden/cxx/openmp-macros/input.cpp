// Directives that macros make, in templates, members and closures.
#define PRAGMA(text) _Pragma(#text)
#define PARALLEL _Pragma("omp parallel num_threads(2)")
#define LOCKED(statement) PRAGMA(omp critical(lock)) { statement; }
#define BARRIER() _Pragma("omp barrier")

template <class T> struct sum_of {
    T sum{};
    void add(T n)
    {
        PARALLEL
        {
            LOCKED(sum += n)
            BARRIER();
        }
    }
};

template <class T> T twice(T n)
{
    T sum{};
    auto add = [&](T m) { LOCKED(sum += m) };
    PARALLEL add(n);
    return sum;
}

int caller(int n)
{
    sum_of<int> sum;
    sum.add(n);
    return sum.sum + twice(n) + static_cast<int>(twice(2L));
}

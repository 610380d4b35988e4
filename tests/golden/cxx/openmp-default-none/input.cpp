// With default(none), a region may not name the unit: probes name it in a function. Constant expressions stay constant.
int f(int x);
constexpr int twice(int x) { return x + x; }
constexpr int four(int x) { return twice(twice(x)); }
template <class T> T caller(T n)
{
    static_assert(four(1) == 4, "");
    T sum = 0;
#pragma omp parallel default(none) shared(n) reduction(+ : sum)
    {
        sum += f(f(n));
    }
    return sum;
}
int instance(int n)
{
    return caller(n);
}

/* std: c++11 c++17 c++20 */
// Vectors that only some processors have registers for, and a class with one, in functions compiled for these: probes are
// compiled for all processors, which changes how such a value is passed to a function that is not inlined.
#include <cstdio>
#ifdef __x86_64__
#pragma GCC push_options
#pragma GCC target("avx2")
#endif
typedef long long wide __attribute__((vector_size(32)));
struct packed {
    wide bits;
};
static void load(wide &to, long long n)
{
    to = wide{ n, n + 1, n + 2, n + 3 };
}
static inline wide loaded(long long n)
{
    wide it;
    load(it, n);
    return it;
}
static inline packed pack(wide v)
{
    return packed{ v };
}
template <class number> static inline wide both(number n)
{
    return loaded(n) + pack(loaded(2 * n)).bits;
}
static long long sum(wide v)
{
    return v[0] + v[3];
}
template <class values> static long long sum_of(values v)
{
    return sum(v.bits) + sum(loaded(1));
}
static long long run()
{
    const wide &kept = loaded(5);
    return sum(both(3)) + sum(loaded(4)) + sum(kept) + sum(pack(kept).bits) + sum_of(pack(both(2)));
}
#ifdef __x86_64__
#pragma GCC pop_options
#endif
int main()
{
#ifdef __x86_64__
    if (!__builtin_cpu_supports("avx2"))
        return 0;
#endif
    return std::printf("%lld\n", run()) < 0;
}

/* std: c++14 c++17 c++20 */
/* expect: square 6 */
/* expect: list::at 6 */
/* expect: checked 3 2 */
// Functions that the compiler may evaluate: they stay constant where a constant is wanted, and are recorded where they run.
#include <cstddef>
#include <cstdio>
#include <stdexcept>

constexpr int square(int x)
{
    return x * x;
}
constexpr int power(int x, int n)
{
    int result = 1;
    for (int i = 0; i < n; i++)
        result *= square(x);
    return result;
}
struct pair_of_values {
    int a, b;
};
constexpr pair_of_values make(int a)
{
    return { square(a), a };
}
constexpr pair_of_values pass_on(int a)
{
    return make(a + 1);
}
template <class T, std::size_t N> struct list {
    T items[N];
    constexpr const T &at(std::size_t i) const
    {
        return items[i];
    }
    constexpr T sum() const
    {
        T total = T();
        for (std::size_t i = 0; i < N; i++)
            total += at(i);
        return total;
    }
};
class counter {
    int n;

public:
    constexpr counter(int first) : n(square(first))
    {
        add(square(2));
    }
    constexpr counter &add(int x)
    {
        n += x;
        return *this;
    }
    constexpr int value() const
    {
        return n;
    }
};
constexpr int checked(int x)
{
    return x > 100 ? throw std::out_of_range("too large") : x;
}
constexpr int tries(int x)
{
    return checked(x) + 1;
}
struct with_default {
    int n = square(3);
};

constexpr int at_compile_time = power(2, 3);
static_assert(at_compile_time == 64, "");
static_assert(pass_on(2).a == 9, "");
static_assert(list<int, 3>{ { 1, 2, 3 } }.sum() == 6, "");
static_assert(counter(3).add(1).value() == 14, "");
constexpr with_default constant_object{};
enum { ENUMERATOR = tries(1) };
static int zeroed[power(1, 2)];

int main()
{
    volatile int two = 2;
    printf("%d %d %d\n", power(two, 3), at_compile_time, ENUMERATOR);
    printf("%d %d\n", pass_on(two).a, make(two).b);
    list<int, 3> numbers{ { 1, two, 3 } };
    printf("%d\n", numbers.sum());
    list<double, 3> others{ { 1.5, 2.5, 3 } };
    printf("%g\n", others.sum());
    printf("%d\n", counter(two).add(5).value());
    printf("%d %d\n", tries(two), tries(two + 1));
    try {
        tries(two + 200);
    } catch (const std::out_of_range &e) {
        puts(e.what());
    }
    int local[tries(2)];
    printf("%zu %zu %d\n", sizeof local, sizeof zeroed, constant_object.n);
    switch (two) {
    case power(2, 1):
        puts("four");
        break;
    case tries(1):
        puts("two");
    }
    return 0;
}

// In a constexpr function: states that have a value, and before C++20 no guards.
struct pair_of_ints {
    int a, b;
};
struct counted {
    int n;
    constexpr counted(int x) : n(x) {}
    constexpr counted(const counted &other) : n(other.n) {}
};
constexpr int square(int x) { return x * x; }
constexpr pair_of_ints both(int x) { return { square(x), x }; }
constexpr counted count(int x) { return counted(square(x)); }
constexpr int power(int x, int n)
{
    int result = 1;
    for (int i = 0; i < n; i++)
        result *= square(x);
    return result + both(n).a + count(n).n;
}
struct holder {
    int n = square(2);
    int m;
    constexpr holder(int x) : m(square(x)) { m += square(n); }
};
template <class T> constexpr T twice(T t) { return square(t) + square(t); }
static_assert(power(2, 1) == 6 && twice(2) == 8 && holder(1).m == 17, "");
int use(int n)
{
    auto f = [](int x) constexpr { return square(x); };
    return power(n, 2) + f(n) + holder(n).m;
}

// Where nothing runs, or where nothing may stand in the way.
#include <typeinfo>
constexpr int square(int x) { return x * x; }
int f(int x = square(3));
constexpr int power(int x) { return square(x) * square(x); }
consteval int at_once(int x) { return square(x); }
enum { CONSTANT = square(2) };
struct bits {
    int width : square(2);
};
static_assert(square(2) == 4, "");
const int four = square(2);
constexpr int nine = square(3);
int started = square(4);
template <int N> int templated(int x) { return x + N; }
template <class T> concept sized = requires(T t) { t.size(); };
template <class T> int constrained(T t) requires(square(2) == 4) { return t.size(); }
void may_throw(int x) noexcept(noexcept(f(x)));
int use(int x)
{
    int array[square(2)] = { f(1) };
    decltype(f(2)) y = f(3) + int(sizeof(f(4))) + noexcept(f(5)) + (typeid(f(6)) == typeid(int));
    if constexpr (square(2) == 4)
        y += templated<square(3)>(x) + at_once(2);
    switch (x) {
    case square(5):
        return array[0];
    }
    return y + four + nine + __builtin_classify_type(f(8)) + __builtin_call_with_static_chain(f(9), &x);
}
struct known {
    int n = square(6), started = 1;
    static consteval int make(int x) { return square(x); }
};
struct unknown {
    int n = f(7);
};
constexpr known six;
int use_known() { return known::make(2) + six.n + unknown().n; }

template <class T> constexpr int rank() { return sizeof(T); }
template <class T> struct ranked {
    static const int in_class = rank<T>(); // of the constants that the class may need
    inline static int written = rank<T>();
    static const int outside;
};
template <class T> const int ranked<T>::outside = rank<T>();

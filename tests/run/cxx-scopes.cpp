/* std: c++11 c++17 */
/* expect: f 54 */
// Where a call can stand: control flow, lambdas and their captures, local classes, default members, statics, loops, labels, recursion.
#include <cstdio>
#include <string>
#include <vector>

static int f(int x)
{
    std::printf("f %d\n", x);
    return x;
}

static int recurse(int depth)
{
    return depth ? f(depth) + recurse(depth - 1) : 0;
}

struct tree {
    int value;
    tree *left, *right;
    explicit tree(int depth) : value(f(depth)), left(depth ? new tree(f(depth - 1)) : nullptr), right(nullptr) {}
    ~tree() { delete left; }
};

struct defaults {
    int a = f(1), b{f(2)};
    std::string text = std::string(3, 'x');
    static int shared;
};
int defaults::shared = f(3);
static const std::string named = std::to_string(f(4));
namespace inner {
namespace {
int hidden = f(5);
}
} // namespace inner

template <class T> T largest(T a, T b)
{
    return a > b ? a : b;
}

template <class T, int N> struct table {
    T items[N];
    table() : items()
    {
        for (int i = 0; i < N; i++)
            items[i] = static_cast<T>(f(i));
    }
    T sum() const
    {
        T result = T();
        for (const T &item : items)
            result += item;
        return result;
    }
};

int main()
{
    if (int x = f(6))
        std::printf("%d\n", x);
    else
        f(-1);
    for (int i = f(0); i < f(3); i += f(1))
        if (i == f(1))
            continue;
    int n = 0;
    do
        n += f(7);
    while (n < f(10));
    switch (f(2)) {
    case 1:
        f(-2);
        break;
    case 2: {
        int y = f(8);
        n += y;
        goto out;
    }
    default:
        f(-3);
    }
out:
    auto by_reference = [&](int x) { return f(x) + n; };
    auto by_value = [n](int x) mutable { return n += f(x); };
    std::printf("%d %d %d\n", by_reference(f(9)), by_value(10), by_value(11));
    struct local {
        int get() { return f(12); }
        static int set(int x) { return f(x); }
    } object;
    std::printf("%d %d\n", object.get(), local::set(f(13)));
    std::printf("%d\n", recurse(3));
    tree t(2);
    defaults d;
    std::printf("%s %d %d\n", d.text.c_str(), d.a + d.b, defaults::shared + inner::hidden);
    static int once = f(14);
    std::printf("%d %d %s\n", once, largest(f(15), f(16)), named.c_str());
    table<int, 3> numbers;
    std::printf("%d\n", numbers.sum());
    std::vector<int> list = {f(17), f(18)};
    for (int &item : list)
        item = f(item) > 17 ? f(0) : item;
    int a[2] = {f(1), f(2)}, *p = &a[f(0)];
    *p++ = f(5);
    std::printf("%d %d %d\n", a[0], a[1], (f(1), *p));
    return n > 0 ? 0 : f(1);
}

/* std: c++11 c++14 c++17 c++20 */
/* expect: size 6 */
// Calls that depend on template parameters: values, references and objects, in instances that are reached by name and by the library; of
// others, values.
#include <algorithm>
#include <cstdio>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

static int counter;
struct Noisy {
    int id;
    explicit Noisy(int i) : id(i)
    {
        printf("  make %d #%d\n", id, counter++);
    }
    Noisy(const Noisy &other) : id(other.id + 100)
    {
        printf("  copy %d #%d\n", id, counter++);
    }
    Noisy(Noisy &&other) noexcept : id(other.id + 1000)
    {
        printf("  move %d #%d\n", id, counter++);
        other.id = -1;
    }
    Noisy &operator=(Noisy &&other) noexcept
    {
        id = other.id;
        printf("  assign %d #%d\n", id, counter++);
        return *this;
    }
    ~Noisy()
    {
        printf("  end %d #%d\n", id, counter++);
    }
    std::size_t size() const
    {
        return (std::size_t)id;
    }
};

// gives a value, a reference, an object: by its instance
template <class T> struct Value {
    typedef T type;
    static type get(int n)
    {
        return T(n);
    }
};
template <class T> struct Reference {
    typedef T &type;
    static type get(int n)
    {
        static T object(n);
        return object;
    }
};
static std::size_t measure(std::size_t n)
{
    return n;
}
static std::size_t measure(Noisy n)
{
    return n.size();
}
template <class G> std::size_t through(int n)
{
    return measure(G::get(n));
}
template <class T> std::size_t total(const T &container)
{
    return measure(container.size()) + container.size();
}

template <class T> class Shape {
public:
    virtual ~Shape()
    {
        printf("~Shape %d\n", measure_twice(value()));
    }
    virtual int draw()
    {
        return measure_twice(value());
    }
    int value()
    {
        return T(7);
    }
    static int measure_twice(T t)
    {
        return int(t) * 2;
    }
};
template <class T, class... A> std::unique_ptr<T> build(A &&...a)
{
    return std::unique_ptr<T>(new T(std::forward<A>(a)...));
}
template <class... A> int sum_of(A &&...a)
{
    int parts[] = { 0, static_cast<int>(measure(std::forward<A>(a)))... };
    int n = 0;
    for (int part : parts)
        n += part;
    return n;
}
template <class I> int over(I begin, I end)
{
    int n = 0;
    for (; begin != end; ++begin)
        n += std::abs(int(measure(std::move(*begin))));
    return n;
}
template <class T> T pass_on(T t)
{
    return t;
}
template <class T> int chained(T t)
{
    return pass_on(pass_on(std::move(t))).size();
}

// declared before it is defined
template <class T> struct Later;
template <class T> Later<T> later(int n);
template <class T> struct Later {
    int n;
    explicit Later(int x) : n(x)
    {
        printf("  make later %d #%d\n", n, counter++);
    }
    Later(const Later &other) : n(other.n)
    {
        printf("  copy later %d #%d\n", n, counter++);
    }
    ~Later()
    {
        printf("  end later %d #%d\n", n, counter++);
    }
};
template <class T> Later<T> later(int n)
{
    return Later<T>(n);
}
static int weigh(Later<int> a, Later<int> b)
{
    return a.n + b.n;
}
template <class T> int both(T n)
{
    return weigh(later<T>(n), Later<T>(n + 1));
}

int main()
{
    puts("declared before");
    printf("%d\n", weigh(later<int>(31), Later<int>(32)));
    printf("%d\n", both(33));
    puts("value");
    printf("%zu\n", through<Value<int>>(3));
    puts("reference");
    printf("%zu\n", through<Reference<int>>(4));
    puts("object");
    printf("%zu\n", through<Value<Noisy>>(5));
    puts("reference to an object");
    printf("%zu\n", through<Reference<Noisy>>(6));
    puts("members");
    printf("%zu %zu\n", total(std::string("four")), total(std::vector<int>(3)));
    {
        Shape<long> shape;
        printf("%d\n", shape.draw());
    }
    puts("packs");
    printf("%zu\n", build<Noisy>(9)->size());
    printf("%d\n", sum_of(1, Noisy(2), std::size_t(3)));
    puts("iterators");
    std::vector<Noisy> list;
    list.reserve(4);
    list.emplace_back(11);
    list.push_back(Noisy(12));
    printf("%d\n", over(list.begin(), list.end()));
    puts("chained");
    printf("%d %d\n", chained(std::string("ab")), chained(Noisy(13)));
    puts("by the library");
    std::vector<std::string> words = { "b", "a" };
    std::sort(words.begin(), words.end(), [](const std::string &a, const std::string &b) { return pass_on(a) < pass_on(b); });
    std::function<std::size_t(Noisy)> function = [](Noisy n) { return measure(std::move(n)); };
    printf("%s %zu\n", words[0].c_str(), function(Noisy(14)));
    return 0;
}

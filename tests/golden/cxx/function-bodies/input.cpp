// The bodies of functions: a point object as first declaration, destroyed last of all locals. Constructors behind their initialisers, destructors,
// operators, templates, functions in classes; lambdas are none, and what may run at compile time is left alone.
#include <stdexcept>
#include <string>
#include <utility>

namespace ns {
class Queue {
    int n;
    std::string name;

public:
    Queue() : n(1), name{"q"} { n++; }
    explicit Queue(int m) try : n(m), name("r") {
        if (m < 0)
            throw std::runtime_error("negative");
    } catch (const std::exception &) {
        throw;
    }
    Queue(const Queue &) = default;
    ~Queue() { n = 0; }
    int push(int x) const noexcept { return n + x; }
    static Queue make();
    virtual int area() const { return 1; }
    operator int() const { return n; }
    Queue &operator+=(int x)
    {
        n += x;
        return *this;
    }
    template <typename T> auto twice(T t) const { return t + t; }
    constexpr int fixed() const { return 3; }
};

Queue Queue::make()
{
    return Queue(4);
}

inline namespace v1 {
template <typename T, int N = 2> T scaled(T t)
{
    return t * N;
}
}

static int guarded(int n)
try {
    if (n > 2)
        throw n;
    return n;
} catch (int caught) {
    return -caught;
}
} // namespace ns

constexpr int at_compile_time(int n) { return n * 2; }
static_assert(at_compile_time(2) == 4, "");
#if __cplusplus >= 202002L
consteval int only_at_compile_time(int n) { return n; }
#endif

extern "C" int c_name(int n) { return n; }

static std::pair<int, std::string> elided(int n)
{
    auto lambda = [n](int m) { return n + m; };
    return {lambda(1), "text"};
}

int main()
{
    ns::Queue queue;
    queue += 2;
    int sum = queue.push(1) + ns::Queue::make() + queue.area() + queue.twice(2) + ns::scaled(3) + ns::guarded(3) + c_name(2);
    return sum + elided(2).first + ns::Queue(queue).fixed() > 0 ? 0 : 1;
}

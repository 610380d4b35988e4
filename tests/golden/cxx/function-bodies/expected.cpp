#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
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
    Queue() : n(1), name{"q"} { WEFT_POINT(weft_f0, 0, 0); n++; }
    explicit Queue(int m) try : n(m), name("r") {
        if (m < 0)
            throw std::runtime_error("negative");
    } catch (const std::exception &) {
        throw;
    }
    Queue(const Queue &) = default;
    ~Queue() { WEFT_POINT(weft_f1, 1, 0); n = 0; }
    int push(int x) const noexcept { WEFT_POINT(weft_f2, 2, 0); return n + x; }
    static Queue make();
    virtual int area() const { WEFT_POINT(weft_f3, 3, 0); return 1; }
    operator int() const { WEFT_POINT(weft_f4, 4, 0); return n; }
    Queue &operator+=(int x)
    { WEFT_POINT(weft_f5, 5, 0);
        n += x;
        return *this;
    }
    template <typename T> auto twice(T t) const { WEFT_POINT(weft_f6, 6, 0); return t + t; }
    constexpr int fixed() const { return 3; }
};

Queue Queue::make()
{ WEFT_POINT(weft_f7, 7, 0);
    return Queue(4);
}

inline namespace v1 {
template <typename T, int N = 2> T scaled(T t)
{ WEFT_POINT(weft_f8, 8, 0);
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

extern "C" int c_name(int n) { WEFT_POINT(weft_f9, 9, 0); return n; }

static std::pair<int, std::string> elided(int n)
{ WEFT_POINT(weft_f10, 10, 0);
    auto lambda = [n](int m) { return n + m; };
    return {lambda(1), "text"};
}

int main()
{ WEFT_GLOBAL(11); WEFT_POINT(weft_f12, 12, 0);
    ns::Queue queue;
    queue += 2;
    int sum = queue.push(1) + ns::Queue::make() + queue.area() + queue.twice(2) + ns::scaled(3) + ns::guarded(3) + c_name(2);
    return sum + elided(2).first + ns::Queue(queue).fixed() > 0 ? 0 : 1;
}
static const weft_site weft_sites[] = {
    { "ns::Queue::Queue", "input.cpp", "ns::Queue::Queue", 13, 13, 5, 4, 3, 0 },
    { "ns::Queue::~Queue", "input.cpp", "ns::Queue::~Queue", 21, 21, 5, 4, 3, 0 },
    { "ns::Queue::push", "input.cpp", "ns::Queue::push", 22, 22, 9, 4, 3, 0 },
    { "ns::Queue::area", "input.cpp", "ns::Queue::area", 24, 24, 17, 4, 3, 0 },
    { "ns::Queue::operator int", "input.cpp", "ns::Queue::operator int", 25, 25, 5, 4, 3, 0 },
    { "ns::Queue::operator+=", "input.cpp", "ns::Queue::operator+=", 26, 30, 12, 4, 3, 0 },
    { "ns::Queue::twice", "input.cpp", "ns::Queue::twice", 31, 31, 32, 4, 3, 0 },
    { "ns::Queue::make", "input.cpp", "ns::Queue::make", 35, 38, 14, 3, 3, 0 },
    { "ns::scaled", "input.cpp", "ns::scaled", 41, 44, 36, 4, 3, 0 },
    { "c_name", "input.cpp", "c_name", 63, 63, 16, 3, 3, 0 },
    { "elided", "input.cpp", "elided", 65, 69, 36, 2, 3, 0 },
    { "main", "input.cpp", "main", 71, 77, 5, 2, 2, 0 },
    { "main", "input.cpp", "main", 71, 77, 5, 2, 3, 0 },
};
WEFT_UNIT_DEFINE(13)

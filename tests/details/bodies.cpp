// Bodies of functions in C++: what is constructed, copied and destroyed when is the same with probes; an exception ends the bodies that it leaves.
#include <cstdio>
#include <stdexcept>

static int order;

struct Logged {
    int n;
    explicit Logged(int m) : n(m) { std::printf("%d: made %d\n", order++, n); }
    Logged(const Logged &other) : n(other.n) { std::printf("%d: copied %d\n", order++, n); }
    ~Logged() { std::printf("%d: destroyed %d\n", order++, n); }
};

struct Base {
    Logged first;
    Base() : first(1) { std::printf("%d: base\n", order++); }
    virtual ~Base() { std::printf("%d: base over\n", order++); }
    virtual int area() const { return 1; }
};

struct Derived : Base {
    Logged second;
    explicit Derived(int n) : Base(), second(n)
    {
        if (n < 0)
            throw std::runtime_error("negative");
    }
    ~Derived() override { std::printf("%d: derived over\n", order++); }
    int area() const override { return 2; }
};

static Logged elided(int n)
{
    Logged local(n);
    return local;
}

static int by_value(Logged logged)
{
    Logged inside(logged.n + 1);
    return inside.n;
}

static int thrower(int n)
{
    Logged local(n);
    if (n == 10)
        throw n;
    return thrower(n + 1);
}

template <typename T> static T scaled(T t)
{
    return t * 2;
}

int main()
{
    Logged kept = elided(5);
    std::printf("%d %d %d\n", kept.n, by_value(kept), scaled(4));
    try {
        thrower(8);
    } catch (int n) {
        std::printf("%d: caught %d\n", order++, n);
    }
    try {
        Derived broken(-1);
    } catch (const std::exception &) {
        std::printf("%d: caught\n", order++);
    }
    Derived derived(3);
    const Base &base = derived;
    return base.area() + scaled(1.5) == 5 ? 0 : 1;
}

#include <cstdio>
#include <stdexcept>

namespace ns {

struct Queue {
    int n = 0;
    __attribute__((noinline)) int push(int by)
    {
        if (by > 90)
            throw std::runtime_error("full");
        return n += by;
    }
};

template <class T> __attribute__((noinline)) T twice(T t)
{
    return t + t;
}

} // namespace ns

static ns::Queue queue;
static volatile int filled;

template <class F> __attribute__((noinline)) int each(F f)
{
    return f(1) + f(2);
}

__attribute__((noinline)) static int fill()
{
    int sum = each([](int x) { return queue.push(ns::twice(x)); });
    filled = sum; // no tail call
    return sum;
}

int main()
{
    try {
        queue.push(ns::twice(50));
    } catch (const std::exception &e) {
        std::printf("%s\n", e.what());
    }
    std::printf("%d\n", fill());
}

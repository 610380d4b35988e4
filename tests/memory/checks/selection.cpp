// Which functions are recorded by hooks: one with a region of OpenMP and a lambda, a method of a template. The others not.
#include <atomic>
#include <cstdio>
#include <vector>

static std::atomic<int> counted;

namespace ns {
template <typename T> struct Box {
    std::vector<T> values;
    __attribute__((noinline)) T add(T value)
    {
        values.push_back(value);
        return values.back();
    }
};

__attribute__((noinline)) long chosen(const std::vector<int> &values)
{
    long sum = 0;
    auto add = [&sum](long part) __attribute__((noinline)) { sum += part; };
#pragma omp parallel
    {
        long part = 0;
#pragma omp for
        for (int i = 0; i < 100; i++)
            part += values[i];
#pragma omp critical
        add(part);
    }
    return sum;
}

__attribute__((noinline)) long other(const std::vector<int> &values)
{
    counted.fetch_add(values[3]);
    return counted.load();
}
}

int main()
{
    std::vector<int> values;
    for (int i = 0; i < 100; i++)
        values.push_back(i + 1);
    ns::Box<long> box;
    long last = 0;
    for (int i = 0; i < 10; i++)
        last = box.add(ns::other(values) - 4 * i);
    long sum = ns::chosen(values);
    std::printf("%ld %ld\n", sum, last * 0 + 30);
    return 0;
}

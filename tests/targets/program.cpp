// Objects, exceptions through probes, templates, threads: what the C++ runtime library of a target has to do with.
#include <cstdio>
#include <map>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

struct shape {
    virtual ~shape() = default;
    virtual double area() const = 0;
};
struct square : shape {
    double side;
    explicit square(double s) : side(s) {}
    double area() const override { return side * side; }
};
template <class T> T twice(T value) { return value + value; }
static std::string name(int n) { return twice(std::string("n") + std::to_string(n)); }
static int risky(int n)
{
    if (n % 3 == 0)
        throw std::runtime_error(name(n));
    return n;
}

int main()
{
    std::map<std::string, int> seen;
    int sum = 0;
    for (int i = 0; i < 30; i++)
        try {
            sum += risky(i);
            seen[name(i)]++;
        } catch (const std::exception &e) {
            sum += static_cast<int>(std::string(e.what()).size());
        }
    std::vector<std::thread> threads;
    std::vector<double> areas(4);
    for (int i = 0; i < 4; i++)
        threads.emplace_back([i, &areas] {
            square s(i);
            const shape &any = s;
            for (int k = 0; k < 1000; k++)
                areas[static_cast<std::size_t>(i)] += any.area();
        });
    for (auto &thread : threads)
        thread.join();
    std::printf("%d %zu %.1f\n", sum, seen.size(), areas[0] + areas[1] + areas[2] + areas[3]);
}

// Values of calls and bodies in C++: what is recorded of them is what tests/details/run expects, what the program prints is the same plain and rewritten.
#include <algorithm>
#include <cstdio>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

enum mode { READ, WRITE = 5, BOTH = -1 };
enum class color : unsigned char { red = 1, blue = 200 };

static int typed(const char *path, mode m, color c, unsigned long size, double factor, signed char ch, void *place, bool flag)
{
    return path && m == WRITE && c == color::blue && size && factor > 0 && ch && !place && flag ? -7 : 7;
}

static int texts(const std::string &s, std::string_view v, std::string copy)
{
    return static_cast<int>(s.size() + v.size() + copy.size());
}

static const std::string &name_of(int n)
{
    static const std::string first = "first name", second = "second";
    return n ? second : first;
}

static std::string_view part_of(const std::string &s)
{
    return std::string_view(s).substr(1, 3);
}

static const int &same(const int &n)
{
    return n;
}

static int &written(int &n)
{
    return n = 1;
}

static int thrower(int n)
{
    if (n > 1)
        throw std::runtime_error("thrown");
    return n;
}

struct Queue {
    std::vector<int> values;
    int push(int n)
    {
        values.push_back(n);
        return static_cast<int>(values.size());
    }
    int operator[](int i) const { return values[i]; }
};

template <class T> static T twice(const T &t)
{
    return t + t;
}

static const std::string &change(std::string &s)
{
    return s = "a text that is so much longer that its room has to be allocated anew";
}

static bool alike(const std::string &a, const std::string &b)
{
    return a == b;
}

static int body(int n, const std::string &s, color c)
{
    auto next = [](int k) { return k + 1; };
    if (n < 0)
        return -1;
    return next(n) + (c == color::red ? static_cast<int>(s.size()) : 0);
}

static const char *answer(bool yes)
{
    return yes ? "yes" : nullptr;
}

static double half(int n)
{
    try {
        if (n > 10)
            throw n;
        return n / 2.0;
    } catch (int) {
        return -1;
    }
}

static int recursive(int n)
{
    return n == 0 ? 0 : 1 + recursive(n - 1);
}

static int counted(std::string_view who)
{
    return static_cast<int>(who.size());
}

int main()
{
    short small = 4;
    int uninitialised;
    std::string s = "0123456789";
    std::printf("%d\n", typed("a/b c", WRITE, color::blue, 18446744073709551615ul, 0.5, -1, nullptr, small));
    std::printf("%d\n", typed(nullptr, BOTH, color::red, 0, small + 1.5, 'x', &small, false));
    std::printf("%d\n", texts(s, "view", "copy") + texts("literal", s, s));
    std::printf("%s %s\n", name_of(0).c_str(), name_of(1).c_str());
    std::printf("%d\n", static_cast<int>(part_of(s).size()));
    std::printf("%d %d\n", same(small), written(uninitialised));
    for (int i = 0; i < 3; i++)
        try {
            thrower(i);
        } catch (const std::exception &e) {
            std::printf("caught %s\n", e.what());
        }
    Queue q;
    q.push(q.push(6));
    std::printf("%d\n", q[1] + q[0]);
    std::printf("%d %f %d\n", twice(4), twice(2.5), std::max<int>(small, 7));
    std::printf("%d\n", alike(s, change(s)));
    std::printf("%d %d\n", body(3, "abc", color::red), body(-4, s, color::blue));
    std::printf("%s %g %g %d\n", answer(true), half(3), half(11), answer(false) == nullptr);
    std::printf("%d\n", recursive(4));
    for (int i = 0; i < 10; i++)
        std::printf("%d\n", counted(std::string_view("abcdef", 6 - i % 4)));
    return 0;
}

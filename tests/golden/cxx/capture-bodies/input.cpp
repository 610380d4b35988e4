// Parameters when the body begins, and what it returns; not what lambdas and local classes in it return. Dependent types say nothing.
#include <string>

enum class color { red, blue };

color body(int n, const std::string &s, std::string copy, const int &m, int &out)
{
    auto f = [](int k) { return k + 1; };
    struct local { int get() { return 1; } } l;
    if (n < 0)
        return color::red;
    out = f(n) + m + l.get();
    return s == copy ? color::blue : color::red;
}

const std::string &chosen(bool first, const std::string &a, const std::string &b)
{
    return first ? a : b;
}

template <class T> T twice(T t)
{
    return t + t;
}

struct thing {
    thing(int n) : member(n) {}
    int get() const { return member; }
    int member;
};

int braced(thing t)
{
    return {t.get()};
}

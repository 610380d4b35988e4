// What the C++ run tests share: objects that say how they are made, copied, moved, assigned and ended, each with a number of its own.
#ifndef LOG_HPP
#define LOG_HPP

#include <cstdio>
#include <cstring>
#include <utility>

namespace logged {
inline int &last()
{
    static int number;
    return number;
}
} // namespace logged

struct object {
    int id, value;
    object() : id(++logged::last()), value(0) { std::printf("object %d\n", id); }
    explicit object(int v) : id(++logged::last()), value(v) { std::printf("object %d of %d\n", id, v); }
    object(int a, int b) : id(++logged::last()), value(a * 100 + b) { std::printf("object %d of %d, %d\n", id, a, b); }
    object(const object &o) : id(++logged::last()), value(o.value) { std::printf("object %d copies %d\n", id, o.id); }
    object(object &&o) noexcept : id(++logged::last()), value(o.value)
    {
        std::printf("object %d moves %d\n", id, o.id);
        o.value = -1;
    }
    object &operator=(const object &o)
    {
        std::printf("object %d = %d\n", id, o.id);
        value = o.value;
        return *this;
    }
    object &operator=(object &&o) noexcept
    {
        std::printf("object %d = moved %d\n", id, o.id);
        value = o.value;
        return *this;
    }
    ~object() { std::printf("object %d ends\n", id); }
    int get() const
    {
        std::printf("get %d\n", id);
        return value;
    }
    object &self() { return *this; }
};

inline int say(int n)
{
    std::printf("say %d\n", n);
    return n;
}

inline object make(int n)
{
    std::printf("make %d\n", n);
    return object(n);
}

inline void part(const char *name)
{
    std::printf("-- %s\n", name);
}

#endif

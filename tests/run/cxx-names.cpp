/* std: c++20 */
// What an expression can tell of its place: functions' names, lines, source_location in operands, default arguments, closures, templates; types,
// and addresses of what is local.
#include "log.hpp"

#include <cassert>
#include <source_location>
#include <typeinfo>
#ifdef __cpp_lib_source_location
using location = std::source_location;
#else // what it is made of
struct location {
    int l;
    const char *f;
    static location current(int l = __builtin_LINE(), const char *f = __builtin_FUNCTION()) { return { l, f }; }
    unsigned line() const { return static_cast<unsigned>(l); }
    const char *function_name() const { return f; }
};
#endif

static int at(int n, location place = location::current())
{
    std::printf("%d at %u in %s\n", n, place.line(), place.function_name());
    return n;
}
static int line(int n, int l = __builtin_LINE(), const char *f = __builtin_FUNCTION())
{
    std::printf("%d on %d in %s\n", n, l, f);
    return n;
}
static int text(const char *t, int n) { return std::printf("%s %d\n", t, n), n; }
struct located {
    location place;
    int n;
    located(int n, location p = location::current()) : place(p), n(n) {}
    int member = at(1);
    int method(int k = at(2)) const { return k + at(n); }
    located operator+(const located &o) const { return located(n + o.n); }
};
template <class T> static int templated(T t)
{
    text(__PRETTY_FUNCTION__, static_cast<int>(sizeof t));
    return at(text(__func__, 3)) + line(at(4));
}
static int converted(located l) { return static_cast<int>(l.place.line()) + l.n; }
static int lines(int a, int b, int c) { return a + b + c; }

int main()
{
    part("functions");
    text(__func__, at(1));
    text(__PRETTY_FUNCTION__, text(__FUNCTION__, line(2)));
    auto closure = [](int n) { return text(__func__, at(n)) + text(__PRETTY_FUNCTION__, line(n)); };
    closure(at(3));
    struct local {
        static int f(int n) { return text(__PRETTY_FUNCTION__, at(n)); }
    };
    local::f(at(4));
    templated(at(5)), templated(local());
    part("lines");
    std::printf("%d\n", lines(at(6),
                              line(7),
                              __LINE__));
    std::printf("%d %d\n", converted(at(8)), converted(located(at(9)) + at(10)));
    located l(at(11)), m{ line(12) };
    l.method(), m.method(at(13)), (l + m).method();
    std::printf("%u %u\n", l.place.line(), (located(14) + located(
        15)).place.line());
    part("types");
    auto other = [n = at(16)] { return n; };
    std::printf("%d %d\n", typeid(closure) == typeid(other), typeid(lines(at(17), 1, 2)) == typeid(int));
    std::printf("%zu %d\n", sizeof(lines(at(18), 1, 2)), noexcept(lines(1, 2, 3)));
    static_assert(sizeof(at(1)) == sizeof(int) && std::is_same_v<decltype(lines(1, 2, 3)), int>);
    assert(lines(at(19), 1, 2) == 22);
    return other() == 16 ? 0 : 1;
}

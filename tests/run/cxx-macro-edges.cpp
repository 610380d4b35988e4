/* std: c++11 c++20 */
// Macros that make a part of an expression and more beside it: what stands around their invocation is not the expression.
// tests/headers/run builds the same text as a header, with few calls selected.
#include <cstdio>

struct stream {
    int v;
    stream() : v(0) {}
    explicit stream(int n) : v(n) {}
    stream &operator<<(int n)
    {
        v = v * 10 + n;
        return *this;
    }
    stream &operator<<(const char *text)
    {
        v = v * 10 + *text - 'a';
        return *this;
    }
    stream operator[](int n) const { return stream(v * 100 + n); }
    stream operator-() const { return stream(-v); }
    stream *operator->() { return this; }
    int plus(int n) const { return v + n; }
};
struct sink : stream {
    sink &operator=(const stream &s)
    {
        v = s.v + 1000;
        return *this;
    }
};
struct number {
    int v;
    number(int n) : v(n) { std::printf("number %d\n", n); }
    number(const number &n) : v(n.v) {}
};
inline number operator+(number a, number b) { return number(a.v + b.v); }
inline number operator-(number a, number b) { return number(a.v - b.v); }
inline number operator*(number a, number b) { return number(a.v * b.v); }
inline int g(int n)
{
    std::printf("g %d\n", n);
    return n;
}
inline int join(int a, int b) { return a * 10 + b; }
inline int join(const stream &a, const stream &b) { return a.v * 1000 + b.v; }

#define LOG() s = stream()
#define SUM() number(1) + number(2)
#define TOTAL number(1) + number(g(4))
#define RETURN return stream()
#define SET s.v = g
#define NEGATIVE -g
#define SHARE 100 / g
#define CHOOSE(c) c ? stream(1)
#define DEREFERENCE *p
#define MINUS -s
#define METHOD s.plus
#define MORE 1 + s.plus
#define PAIR stream(7), stream()
#define CHECK(c)                                                                                                                                              \
    if (c) {                                                                                                                                                  \
    } else                                                                                                                                                    \
        stream(9)
#define INDICES [1][2]
#define FIRST s << g(1)
#define LAST "b" << 3
#define ARROW s << t->plus
#define NEW p = new stream
#define TWO s << 1; s
#define PASTE(name) name##er(3) + numb##er
#define SAME(x) x
#define ASSIGNED(x) s = stream() << x
#define ELSE else s
#define SHOWN(x) (std::printf("%s\n", #x), (x))
#define ALIAS SHOWN
#define SECOND_ALIAS ALIAS
#define MAKES_ALIAS(x) g(x) + SECOND_ALIAS
#define REQUIRE(c)                                                                                                                                            \
    if (c) {                                                                                                                                                  \
    } else                                                                                                                                                    \
        stream().operator<<(#c)
#define ASSERT_TRUE REQUIRE
#define ASSERT_SAME(a, b) REQUIRE((a) == (b))
#define EXPECT_SAME ASSERT_SAME
#define NAME_OF(x) x
#define FUNCTION g

inline int begins()
{
    sink s;
    LOG() << 1 << g(2) << 3;
    return s.v + (SUM() * number(g(5)) * number(2)).v + (PASTE(numb)(2) * number(g(4))).v;
}
inline int ends() { return (number(g(2)) * SUM()).v; }
inline int both() { return (TOTAL * number(g(2)) * SUM()).v; }
inline int between() { return (number(1) - TOTAL * number(3)).v + (number(1) - TOTAL * number(3) + TOTAL * TOTAL - number(2)).v; }
inline stream statement() { RETURN << 1 << g(2); }
inline int callee()
{
    stream s;
    SET(3);
    return s.v + NEGATIVE(4) + SHARE(5) / NEGATIVE(2);
}
inline int condition(int c) { return (CHOOSE(c) << 2 : stream(2) << g(3)).v; }
inline int prefix()
{
    stream a[2] = { stream(1), stream(2) }, *p[2] = { a, a + 1 }, s(5);
    return (DEREFERENCE[1] << g(1)).v + (MINUS[1]).v + (MINUS << 4).v;
}
inline int methods()
{
    stream s(5);
    return METHOD(3) + MORE(4) * MORE(g(2));
}
inline int commas() { return join(PAIR << g(4)) + join(SAME(stream(1)) << 2, stream(g(2))); }
inline int statements(int c)
{
    stream s;
    CHECK(c) << 1 << g(2);
    if (g(c))
        TWO << 2 << g(3);
    if (g(c))
        s << 8;
    ELSE << 9 << g(3);
    return s.v;
}
inline int suffix()
{
    stream s(1);
    return (s INDICES).v + (s INDICES << 3).v;
}
inline int chain()
{
    stream s, t;
    FIRST << 2 << LAST;
    ARROW(2) << 3;
    return s.v;
}
inline int made()
{
    stream *p;
    NEW(3);
    int v = p->v;
    delete p;
    return v;
}
template <class T> int generic(T t)
{
    sink s;
    LOG() << t << g(2) << 3;
    ASSIGNED(t) << g(1);
    return s.v + (SUM() * number(t)).v;
}
inline int closure()
{
    auto l = [](stream s) { return (-s << 1).v + MORE(g(1)) * 2; };
    return l(stream(3));
}
inline int aliases(int n)
{
    ASSERT_TRUE(g(n) == 3) << "text" << g(n);
    EXPECT_SAME(g(n), 4) << n;
    if (n)
        EXPECT_SAME(g(n), g(5));
    else
        ASSERT_TRUE(g(n));
    return ALIAS(g(1)) * SECOND_ALIAS(g(2) + n) - MAKES_ALIAS(3)(g(4)) + NAME_OF(ALIAS)(g(5)) + NAME_OF(g)(g(6)) * FUNCTION(g(7));
}

int main()
{
    std::printf("%d %d\n", aliases(0), aliases(3));
    std::printf("%d %d %d %d %d\n", begins(), ends(), both(), between(), statement().v);
    std::printf("%d %d %d %d\n", callee(), condition(0), condition(1), prefix());
    std::printf("%d %d %d %d\n", methods(), commas(), statements(0), statements(1));
    std::printf("%d %d %d\n", suffix(), chain(), made());
    std::printf("%d %d %d\n", generic(4), generic(short(3)), closure());
    return 0;
}

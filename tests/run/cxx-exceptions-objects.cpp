/* std: c++11 c++20 */
/* expect: plain::plain~ 1 0 */
/* expect: plain::plain 2 1 */
/* expect: object::object~ 3 0 */
/* expect: object::object 6 3 */
/* expect: made~ 6 0 */
/* expect: made 14 8 */
/* expect: of_text~ 1 0 */
/* expect: of_text 2 1 */
/* expect: passed~ 1 0 */
/* expect: passed 2 1 */
/* expect: take 1 */
/* expect: quiet~ 1 0 */
/* expect: quiet 2 1 */
/* expect: inside~ 1 0 */
/* expect: inside 2 1 */
// Objects that a call did not make, because an exception left it: values of calls, and objects that are declared. Calls that a destructor
// makes while an exception destroys its object are not left by that one.
#include <cstdio>
#include <string>

struct failure {};

struct plain {
    int v;
    plain(int n) : v(n)
    {
        if (n == 13)
            throw failure();
    }
};

struct object {
    int v;
    object(int n) : v(n)
    {
        if (n == 13)
            throw failure();
    }
    object(const object &o) : v(o.v) {}
    ~object() { v = 0; }
};

struct holder {
    object inner;
    holder(int n) : inner(n) {}
};

object made(int n)
{
    if (n == 13)
        throw failure();
    return n;
}

object of_text(const std::string &text)
{
    if (text.size() == 13)
        throw failure();
    return 1;
}

object passed(int n)
{
    return made(n);
}

void braced(int n)
{
    object x{n};
    std::printf("%d\n", x.v);
}

void take(object o)
{
    std::printf("%d\n", o.v);
}

object quiet(int n)
{
    if (n == 1)
        throw failure();
    return n;
}

object inside(int n)
{
    object o(quiet(n));
    return o.v;
}

/* Its destructor calls what ends, and what is left by an exception of its own, which it catches. */
struct cleaner {
    int v;
    ~cleaner()
    {
        object o = made(2);
        object p(3);
        try {
            object q = inside(v);
            std::printf("cleaned %d %d %d\n", o.v, p.v, q.v);
        } catch (failure &) {
            std::puts("failed in a destructor");
        }
    }
};

template <class action> void attempt(action run)
{
    try {
        run();
        std::puts("done");
    } catch (failure &) {
        std::puts("failed");
    }
}

int main()
{
    for (int n : {1, 13}) {
        attempt([=] { plain x(n); std::printf("%d\n", x.v); });
        attempt([=] { object x(n); std::printf("%d\n", x.v); });
        attempt([=] { braced(n); });
        attempt([=] { holder x(n); std::printf("%d\n", x.inner.v); });
        attempt([=] { object x = made(n); std::printf("%d\n", x.v); });
        attempt([=] { auto x = made(n); std::printf("%d\n", x.v); });
        attempt([=] { take(made(n)); });
        attempt([=] { const object &x = made(n); std::printf("%d\n", x.v); });
        attempt([=] { auto x = of_text(std::string(static_cast<unsigned>(n), 'x')); std::printf("%d\n", x.v); });
        attempt([=] { auto x = passed(n); std::printf("%d\n", x.v); });
        attempt([=] { cleaner c{n == 1 ? 7 : 1}; made(n); });
    }
    return 0;
}

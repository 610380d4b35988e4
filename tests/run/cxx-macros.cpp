/* std: c++11 c++20 */
// Objects in macros: arguments that are used once, several times, only as text, in nested macros; calls of bodies; declarations and statements.
#include "log.hpp"

#include <cassert>
#include <stdexcept>
#include <string>

static int weigh(const object &a, object b) { return std::printf("weigh %d %d\n", a.id, b.id), a.value * 10 + b.value; }
static object twice(const object &o) { return object(2 * o.value); }
static bool positive(const object &o) { return o.get() > 0; }
struct guard {
    const char *text;
    int line;
    guard(const char *text, int line) : text(text), line(line) { std::printf("guard %s\n", text); }
    ~guard() { std::printf("guard %s ends\n", text); }
    explicit operator bool() const { return *text; }
    template <class T> guard &operator<<(const T &t) { return std::printf("%s: %d\n", text, say(t)), *this; }
};

#define SAME(x) x
#define BOTH(x) weigh(x, x)
#define SQUARE(x) ((x) * (x))
#define NAMED(x) (std::printf("%s\n", #x), (x))
#define ONLY_TEXT(x) std::puts(#x)
#define MAKE(n) make(n)
#define NESTED(n) SAME(SAME(twice(MAKE(n))))
#define DECLARE(type, name, value) type name(value)
#define WITH(text) if (guard weft_free = guard(text, __LINE__))
#define LOG(text) guard(text, __LINE__) << say(1)
#define CHECK(condition)                                                                                                                                      \
    do {                                                                                                                                                      \
        if (!(condition))                                                                                                                                     \
            throw std::runtime_error(std::string("check failed: ") + #condition);                                                                            \
    } while (0)
#define EACH(what) what(1) what(2) what(3)
#define SHOW(n) say(make(n).value);
#define METHOD(name, n) object name() const { return make(n).self(); }
#define FORWARD(call, ...) call(__VA_ARGS__)
#define CHOOSE(a, b, c) c
#define CAT(a, b) a##b
#define COUNTED(f) CAT(f, _of)

static int get_of(const object &o) { return o.get(); }
template <class T> static int generic(T t)
{
    return BOTH(object(t)) + NAMED(twice(object(t)).get()) + FORWARD(weigh, make(t), NESTED(t));
}
struct methods {
    object o{ 3 };
    METHOD(first, 1)
    METHOD(second, o.get())
    int both() const { return BOTH(first()) + SAME(second()).get(); }
};

int main()
{
    part("arguments");
    std::printf("%d\n", SAME(weigh(make(1), make(2))));
    std::printf("%d\n", BOTH(make(3)));
    std::printf("%d\n", SQUARE(make(4).get()));
    std::printf("%d\n", NAMED(weigh(make(5), NESTED(6))));
    ONLY_TEXT(make(7));
    std::printf("%d\n", CHOOSE(make(1).value, say(2), make(8).get()));
    part("bodies");
    const object &kept = MAKE(9);
    std::printf("%d\n", NESTED(4).get() + COUNTED(get)(make(5)) + kept.get());
    DECLARE(object, declared, make(6).value);
    DECLARE(object, copied, MAKE(7));
    EACH(SHOW)
    part("statements");
    WITH("with")
        say(declared.get());
    else
        say(0);
    WITH("") { say(1); }
    else LOG("else") << say(copied.value);
    LOG("log") << say(3);
    CHECK(positive(make(8)));
    assert(positive(make(9)) && "text");
    try {
        CHECK(positive(twice(make(-1))) || positive(MAKE(0)));
    } catch (const std::exception &e) {
        std::printf("%s\n", e.what());
    }
    part("templates, methods, lambdas");
    std::printf("%d %d\n", generic(1), methods().both());
    auto closure = [&](int n) { return SAME(BOTH(make(n)) + NAMED(kept.get())); };
    std::printf("%d %d\n", closure(2), FORWARD(closure, say(3)));
    return 0;
}

/* std: c++11 c++20 */
/* expect: take_text 3 */
// Operands of every sort: by value, by reference of each kind, converted, braced, overloaded, of types that are copied as their bytes, and their lives.
#include "log.hpp"

#include <initializer_list>
#include <iostream>
#include <string>
#include <vector>

static int by_value(object o) { return o.get(); }
static int by_const(const object &o) { return o.get(); }
static int by_lvalue(object &o) { return o.value++; }
static int by_rvalue(object &&o) { return o.get(); }
static int by_pointer(const object *o) { return o->get(); }
static const char *kind(object &) { return "lvalue"; }
static const char *kind(const object &) { return "const lvalue"; }
static const char *kind(object &&) { return "rvalue"; }
static const char *kind(const object &&) { return "const rvalue"; }

struct meters { // implicit conversions in and out
    object o;
    meters(int n) : o(n) {}
    operator int() const
    {
        std::printf("meters as int\n");
        return o.value;
    }
    operator const char *() const { return "meters"; }
};
static int take_meters(meters m) { return m.o.value; }
static int take_meters_by_reference(const meters &m) { return m.o.value; }
static int take_int(int n) { return n; }
static long take_long(const long &n) { return n; }
static double take_double(double &&n) { return n; }
static bool take_bool(bool b) { return b; }
static std::size_t take_text(const std::string &text) { return text.size(); }
static std::size_t take_text_by_value(std::string text) { return text.size(); }

struct small { // copied as its bytes
    int a, b;
};
static small make_small(int n) { return { say(n), n + 1 }; }
static int sum(small s, const small &t, small &&u) { return s.a + t.b + u.a; }

struct bits {
    unsigned low : 3, high : 5;
};
static bits make_bits() { return { 5, 9 }; }
static unsigned take_bits(unsigned n, const unsigned &m) { return n + m; }

static int take_list(std::initializer_list<object> list)
{
    int total = 0;
    for (const object &o : list)
        total += o.value;
    return total;
}
struct pair_of {
    object first, second;
};
static int take_aggregate(pair_of p) { return p.first.value + p.second.value; }
static int twice(int n) { return 2 * n; }
static long twice(long n) { return 2 * n; }
static int apply(int (*f)(int), int n) { return f(n); }
template <class T> static T identity(T value) { return value; }
static int take_nothing(const void *p) { return p == nullptr; }
template <std::size_t n> static std::size_t length(const char (&)[n]) { return n; }
template <class T> static const char *category(T &&) { return std::is_lvalue_reference<T>::value ? std::is_const<typename std::remove_reference<T>::type>::value ? "const T &" : "T &" : "T &&"; }
static int variadic(int n, ...) { return n; }
struct base {
    object o;
    base() : o(1) {}
};
struct derived : base {
    object more;
    derived() : more(2) {}
};
static derived make_derived() { return derived(); }
static int slice(base b) { return b.o.value; }
static int slice_by_reference(const base &b) { return b.o.value; }
enum color { red, green };
enum class hue : char { warm = 3 };
static color pick(int n) { return n ? green : red; }
static hue tone() { return hue::warm; }
static int take_color(color c, hue h) { return c * 10 + static_cast<int>(h); }
static int rows(int (&array)[2]) { return array[0] + array[1]; }
static int (&whole())[2]
{
    static int array[2] = { say(1), say(2) };
    return array;
}
static volatile int shared = 4;
static volatile int &volatile_place() { return shared; }

int main()
{
    part("by value and by reference");
    object a(1);
    const object c(2);
    by_value(a), by_value(make(3)), by_value(std::move(a)), by_value(object(4));
    by_const(a), by_const(make(5)), by_lvalue(a.self()), by_rvalue(make(6)), by_rvalue(std::move(a.self()));
    by_pointer(&a.self()), by_pointer(&static_cast<const object &>(make(7)));
    std::printf("%s %s %s %s %s\n", kind(a.self()), kind(c), kind(make(8)), kind(std::move(a.self())), kind(static_cast<const object &&>(make(9))));

    part("converted");
    std::printf("%d %d %d\n", take_meters(say(1)), take_meters_by_reference(say(2)), take_meters(meters(say(3))));
    std::printf("%d %ld %g %d\n", take_int(meters(4)), take_long(say(5)), take_double(say(6)), take_bool(meters(say(7))));
    std::printf("%zu %zu %zu\n", take_text("text"), take_text(std::string(static_cast<std::size_t>(say(3)), 'x')), take_text_by_value("by value"));
    std::printf("%zu\n", take_text(std::string("a") + std::to_string(say(12)) + "c"));
    std::printf("%d\n", slice(make_derived()) + slice_by_reference(make_derived()));
    std::printf("%d %d\n", take_color(pick(say(1)), tone()), take_color(static_cast<color>(say(0)), hue(tone())));

    part("copied as bytes");
    std::printf("%d\n", sum(make_small(1), make_small(2), make_small(3)));
    std::printf("%u\n", take_bits(make_bits().low, make_bits().high));
    bits b = make_bits();
    std::printf("%u\n", take_bits(b.low + static_cast<unsigned>(say(1)), b.high));

    part("lists");
    std::printf("%d %d\n", take_list({ make(1), make(2), object(3) }), take_list({}));
    std::printf("%d\n", take_aggregate({ make(1), make(say(2)) }));
    std::printf("%zu\n", std::vector<object>{ make(1), make(2) }.size());
    std::printf("%d\n", by_value({ say(1), say(2) }));

    part("functions and templates");
    std::printf("%d %d %d\n", apply(twice, say(3)), apply(identity<int>, say(4)), apply(identity, say(5)));
    std::printf("%ld %d\n", twice(static_cast<long>(say(6))), apply([](int n) { return n + say(7); }, say(8)));
    std::cout << say(9) << std::hex << say(255) << std::dec << std::endl << std::flush;

    part("what is bound as it is written");
    const int three = say(3);
    int n = 4;
    std::printf("%d %d %zu\n", take_nothing(0), take_nothing(nullptr), length("four") + static_cast<std::size_t>(say(0)));
    std::printf("%s %s %s %s\n", category(say(1)), category(n), category(three), category(std::move(n)));
    std::printf("%d %d\n", variadic(say(1), 'c', 1.5f, static_cast<short>(say(2)), "s"), rows(whole()));
    std::printf("%d\n", take_int(volatile_place()) + take_int(shared));

    part("lives");
    const object &kept = by_value(make(1)) > 0 ? make(2) : make(3);
    std::printf("%d %d\n", kept.value, by_const(by_value(make(4)) ? make(5) : object(6)));
    return by_const((by_value(make(7)), make(8))) == 8 ? 0 : 1;
}

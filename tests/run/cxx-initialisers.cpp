/* std: c++11 c++20 */
// What is initialised outside of statements: at namespace scope, static and thread-local, members by default, captures; each once, in its order.
#include "log.hpp"

#include <map>
#include <string>
#include <vector>

static int early = say(1);
static object first = make(2), second(say(3), early), third{ make(4) };
static const object &bound = make(5);
static std::vector<std::string> texts = { std::to_string(say(6)), "seven", std::string(static_cast<std::size_t>(say(8)), '8') };
static std::map<int, object> table = { { say(9), make(10) }, { 11, object(say(12)) } };
static int array[] = { say(13), early + say(14), (say(15), 16) }, count = sizeof array / sizeof *array;
static int folded = [] {
    int n = 0;
    for (int i = 0; i < 3; i++)
        n += say(i);
    return n;
}();
static int (*const function)(int) = early ? say : nullptr;
constexpr int constant(int n) { return n * 2; }
static constexpr int known = constant(4);
static int sized[constant(2)] = { constant(3), say(17) };
namespace {
object hidden = make(18);
namespace deep {
int inner = say(19) + hidden.get();
}
} // namespace
struct holder {
    static object shared;
    static const int number;
    int plain = say(20);
    object made = make(plain), braced{ say(21), plain };
    std::vector<int> list{ say(22), say(23) };
    int called = [this] { return say(plain + 1); }(), other = method(say(24));
    int method(int n) { return n + plain; }
    holder() {}
    explicit holder(int n) : plain(say(n)), made(plain) { list.push_back(say(25)); }
    holder(int n, int m) : holder(n) { called = say(m); }
};
object holder::shared(make(26));
const int holder::number = say(27);
template <class T> struct keeps {
    static T value;
    T own = T(say(28));
};
template <class T> T keeps<T>::value = T(say(29));
template <class T> static T &single()
{
    static T one(say(30));
    return one;
}
#if __cplusplus >= 201402L
template <int n> static int numbered = say(n);
#endif
#if __cplusplus >= 201703L
inline object shared_inline = make(31);
struct with_inline {
    static inline int n = say(32);
};
static auto [left, right] = std::make_pair(say(33), make(34));
#endif
thread_local int of_thread = say(35);
static int in_function(int n)
{
    static object once = make(n);
    static int rows[2] = { say(n), say(n + 1) };
    thread_local object local(say(n + 2));
    return once.value + rows[1] + local.value;
}
static int throws_once(int n)
{
    static int tries;
    static object late = tries++ ? make(n) : throw object(say(n));
    return late.value;
}
static int default_arguments(int a, int b = say(36), object o = make(37), const std::string &s = std::to_string(say(38))) { return a + b + o.value + static_cast<int>(s.size()); }

int main()
{
    part("main");
    std::printf("%d %d %d %d %d %d\n", count, folded, known, sized[1], function(40), deep::inner);
    std::printf("%d %zu %zu %d\n", bound.value + third.value, texts.size(), table.size(), of_thread);
    holder a, b(say(41)), c(say(42), 43);
    holder d = b, e{};
    std::printf("%d %d %d %d\n", a.other, c.called, d.made.value, e.plain + holder::number + holder::shared.value);
    keeps<object> k;
    std::printf("%d %d\n", k.own.value, keeps<object>::value.value + keeps<int>::value);
    std::printf("%d %d %d\n", single<int>(), single<object>().get(), single<int>());
    std::printf("%d %d\n", in_function(50), in_function(60));
    for (int i = 0; i < 3; i++)
        try {
            std::printf("%d\n", throws_once(70 + i));
        } catch (const object &o) {
            std::printf("threw %d\n", o.value);
        }
    std::printf("%d %d %d\n", default_arguments(1), default_arguments(2, say(3)), default_arguments(4, 5, object(6)));
#if __cplusplus >= 201402L
    std::printf("%d %d\n", numbered<80>, numbered<81>);
    auto captures = [o = make(82), n = say(83), &first = first]() mutable { return o.value++ + n + first.value; };
    std::printf("%d %d\n", captures(), captures());
#endif
#if __cplusplus >= 201703L
    std::printf("%d %d %d %d\n", left, right.value, with_inline::n, shared_inline.value);
#endif
    return second.value == 301 ? 0 : 1;
}

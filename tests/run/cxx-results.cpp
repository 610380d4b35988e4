/* std: c++11 c++20 */
/* expect: reference 11 */
// Results of every sort, in every place that takes one: what they are, how often they are copied or moved, and when they end.
#include "log.hpp"

#include <memory>
#include <string>
#include <typeinfo>

static object there(1);
static void nothing(int n) { std::printf("nothing %d\n", n); }
static object &reference(int n) { return say(n), there; }
static const object &const_reference() { return there; }
static object &&rvalue() { return static_cast<object &&>(there); }
static object *pointer() { return &there; }
struct pinned {
    int n;
    explicit pinned(int n) : n(n) { std::printf("pinned %d\n", n); }
    pinned(const pinned &) = delete;
    ~pinned() { std::printf("pinned %d ends\n", n); }
    int get() { return n; }
};
#if __cplusplus >= 201703L
static pinned pin(int n) { return pinned(say(n)); }
static int take_pinned(pinned p) { return p.n; }
#endif
static std::unique_ptr<object> owned(int n) { return std::unique_ptr<object>(new object(n)); }
struct by_category {
    object o;
    int f() & { return say(1); }
    int f() const & { return say(2); }
    int f() && { return say(3); }
    object take() && { return std::move(o); }
    const object &look() const { return o; }
};
static by_category make_by_category() { return by_category{ object(5) }; }
static const by_category make_const() { return by_category{ object(6) }; }
static object passes(object o) { return o; }
static object local_object(int n)
{
    object o(n);
    o.value += say(1);
    return o;
}
static object chosen(bool b)
{
    if (b)
        return make(say(1));
    return b ? make(2) : reference(3);
}
static object throws_or_not(int n) { return n ? make(n) : throw make(say(-1)); }
static void give_void(int n) { return nothing(say(n)); }
static auto deduced(int n) -> decltype(make(n)) { return make(n); }
#if __cplusplus >= 201402L
static decltype(auto) forwarded(int n) { return reference(n); }
static decltype(auto) forwarded_object(int n) { return make(n); }
static auto by_value(int n) { return reference(n); }
#endif
struct tree {
    object o;
    std::unique_ptr<tree> left, right;
    explicit tree(int n) : o(make(n)), left(n > 1 ? new tree(n - 1) : nullptr), right() {}
};
static int use(int n, const object &o) { return n + o.value; }

int main()
{
    part("statements and casts");
    nothing(say(1));
    make(2);
    (void)make(3);
    static_cast<void>(reference(1)), static_cast<void>(0);
    give_void(4);

    part("variables");
    object a = make(1);
    object b(make(2)), c{ make(3) };
    auto d = passes(make(4));
    const auto &e = passes(std::move(d));
    auto &&f = local_object(5);
    object &g = reference(2);
    object h = reference(3);
    object i = rvalue();
    auto &j = const_reference();
    std::printf("%d %d %d %d %d %d %d %d\n", a.value, b.value, c.value, e.value, f.value, g.value, h.value + i.value, j.value);

    part("in the middle");
    make(1).self().self().get();
    std::printf("%d %d\n", make(2).get() + make(3).get(), (&make(4).self())->get());
    std::printf("%d\n", use(make(5).get(), make(6)) * use(1, passes(make(7))));
    std::printf("%d %d\n", pointer()->get(), (*pointer()).get());
    reference(4) = make(8);
    reference(5) = reference(6);
    (say(0) ? reference(7) : there) = const_reference();
    reference(8).value += make(9).value;
    &reference(9) == pointer() ? nothing(1) : nothing(2);

    part("by category");
    by_category v = make_by_category();
    v.f(), make_by_category().f(), make_const().f(), std::move(v).f(), static_cast<const by_category &>(v).f();
    object taken = make_by_category().take();
    object looked = make_by_category().look();
    std::printf("%d %d\n", taken.value, looked.value);

    part("made in place");
#if __cplusplus >= 201703L
    pinned p = pin(1);
    pin(2).get();
    std::printf("%d %d\n", p.get(), take_pinned(pin(3)));
    const pinned &q = pin(4);
    std::unique_ptr<pinned> r(new pinned(pin(5)));
    auto [x, y] = std::make_pair(say(6), make(7));
    std::printf("%d %d %d %d\n", q.n, r->get(), x, y.value);
#endif
    owned(1)->get();
    (*owned(2)).get();
    std::unique_ptr<object> s = owned(3);
    s = owned(4);
    std::shared_ptr<object> t = owned(5);
    tree u(3);
    std::printf("%d\n", u.left->left->o.value + deduced(6).value);

    part("ways out");
    chosen(true), chosen(false);
    try {
        throws_or_not(1);
        throws_or_not(0);
    } catch (object &o) {
        std::printf("caught %d\n", o.value);
    }
#if __cplusplus >= 201402L
    forwarded(1).get(), forwarded_object(2).get(), by_value(3).get();
#endif
    part("types");
    std::printf("%d %d\n", typeid(reference(1)) == typeid(object), noexcept(make(1)));
    int n = int(make(1).get()), m = (int)make(2).get(), k = static_cast<int>(make(3).get() * 1.5);
    std::printf("%d\n", n + m + k + int{ say(4) } + (long)say(5) > 0);
    const std::string text = std::string("a" + std::to_string(make(8).get())).substr(0, 2).append("b");
    std::printf("%s\n", text.c_str());
    return 0;
}

#include <weft/probe.hpp>
WEFT_UNIT_DECLARE
#line 1 "input.cpp"
// Calls in templates that are not resolved: what all that may be called have in common says how operands are taken and what becomes of a result.
struct text {
    text(const char *);
    text(const text &);
    ~text();
    int size() const;
};
struct view {
    const char *from;
    explicit view(const char *s) : from(s) {}
};
text show(int n);
const char *name(int n);
struct list {
    void add(const text &t);
    void add(text &&t);
    void add(int n, text t);
};
struct problem {
    template <class C> static problem make(int number, const text &what, C context);
    template <class C> static problem make_of(int number, text what, C context);
};
namespace strings {
template <class R = text, class... A> R concat(A &&...a);
template <class T> int weigh(const T &t);
template <class T> int take(T t);
}
template <class T> struct reader {
    T *next;
    list lines;
    const char *kind() const { return "reader"; }

    // an object to which all candidates bind a reference; one that none of them does
    void fail(int n) { ::weft::point weft_p0_0, weft_p0_1, weft_p0_2; throw (WEFT_HOLD(weft_p0_0, 0, 1), problem::make(1, ::weft::until(weft_p0_0, ::weft::ready(weft_p0_0, ::weft::same(weft_p0_1, (WEFT_OPEN(weft_p0_1, 1, 1), strings::concat("at ", ::weft::ready(weft_p0_1, ::weft::same(weft_p0_2, (WEFT_OPEN(weft_p0_2, 2, 0), show(n)))), "."))))).weft_it(), this)); }
    void fail_of(int n) { ::weft::point weft_p1_0, weft_p1_1; throw (WEFT_HOLD(weft_p1_0, 3, 0), problem::make_of(2, strings::concat("at ", ::weft::same(weft_p1_1, (WEFT_OPEN(weft_p1_1, 4, 0), show(n))), "."), this)); }
    // a reference of whatever type; told: no more deduced
    int deduced(T t) { ::weft::guarded weft_p2_0, weft_p2_1, weft_p2_2, weft_p2_3, weft_p2_4, weft_p2_5; return ::weft::either(weft_p2_0, (WEFT_OPEN_GUARDED(weft_p2_0, 5, 1), strings::weigh(::weft::ready(weft_p2_0, ::weft::same(weft_p2_1, (WEFT_OPEN_GUARDED(weft_p2_1, 6, 2), strings::concat("of ", ::weft::ready(weft_p2_1, ::weft::value(weft_p2_2, (WEFT_OPEN_GUARDED(weft_p2_2, 7, 0), kind()))), ::weft::ready(weft_p2_1, ::weft::same(weft_p2_3, (WEFT_OPEN_GUARDED(weft_p2_3, 8, 0), t.size())))))))))) + ::weft::either(weft_p2_4, (WEFT_OPEN_GUARDED(weft_p2_4, 9, 1), strings::weigh<text>(::weft::ready_either(weft_p2_4, ::weft::either(weft_p2_5, (WEFT_OPEN_GUARDED(weft_p2_5, 10, 0), name(t))))))); }
    int by_value(T t) { ::weft::point weft_p3_0, weft_p3_1, weft_p3_2; return ::weft::either(weft_p3_0, (WEFT_OPEN(weft_p3_0, 11, 1), strings::take(::weft::ready_either(weft_p3_0, ::weft::either(weft_p3_1, (WEFT_OPEN(weft_p3_1, 12, 0), t.size())))))) + ::weft::either(weft_p3_2, (WEFT_OPEN(weft_p3_2, 13, 0), strings::take(show(t)))); }
    // more may be found where the template is instantiated
    int open(T t) { ::weft::point weft_p4_0, weft_p4_1; return (WEFT_HOLD(weft_p4_0, 14, 0), weigh(show(::weft::either(weft_p4_1, (WEFT_OPEN(weft_p4_1, 15, 0), t.size()))))); }
    // what comes of `next` is not known at all
    int unknown(int n) { ::weft::point weft_p5_0, weft_p5_1, weft_p5_2; return ::weft::either(weft_p5_0, (WEFT_OPEN(weft_p5_0, 16, 0), next->take(__extension__({ (WEFT_HOLD(weft_p5_1, 17, 0), show(n)); })))) + ::weft::either(weft_p5_2, (WEFT_OPEN(weft_p5_2, 18, 0), next->take(n))); }
};
/* instances: converted to what every add() takes a reference to */
template <class T> void fill(list &l, T t)
{ ::weft::point weft_p6_0, weft_p6_1;
    (WEFT_OPEN(weft_p6_0, 19, 1), l.add(::weft::ready_as<text &&>(weft_p6_0, ::weft::either(weft_p6_1, (WEFT_OPEN(weft_p6_1, 20, 0), t.name())))), ::weft::leave(weft_p6_0));
    (WEFT_OPEN(weft_p6_0, 21, 1), l.add(1, ::weft::ready(weft_p6_0, ::weft::either(weft_p6_1, (WEFT_OPEN(weft_p6_1, 22, 0), t.name())))), ::weft::leave(weft_p6_0));
}
struct item {
    const char *name();
};
void use(list &l) { ::weft::point weft_p7_0, weft_p7_1; (WEFT_OPEN(weft_p7_0, 23, 1), fill(l, ::weft::ready_value(weft_p7_0, ::weft::value(weft_p7_1, (WEFT_OPEN(weft_p7_1, 24, 0), item())))), ::weft::leave(weft_p7_0)); }

// T(x) where T is spelled like a class: there is no instance, so that it may be one that is copied as its bytes.
template <class C> struct word {
    explicit word(const C *);
};
template <class C> int presumed(const C *c) { ::weft::point weft_p8_0, weft_p8_1, weft_p8_2, weft_p8_3; return ::weft::either(weft_p8_0, (WEFT_OPEN(weft_p8_0, 25, 1), measure(::weft::ready_either(weft_p8_0, ::weft::either(weft_p8_1, (WEFT_OPEN(weft_p8_1, 26, 0), word<C>(c))))))) + ::weft::either(weft_p8_2, (WEFT_OPEN(weft_p8_2, 27, 1), presumed(::weft::ready_either(weft_p8_2, ::weft::same(weft_p8_3, (WEFT_OPEN(weft_p8_3, 28, 0), word<C>(c))).from)))); }
template <class C> struct hidden {
    virtual int measured(const C *c) { ::weft::point weft_p9_0, weft_p9_1; return (WEFT_HOLD(weft_p9_0, 29, 1), measure(::weft::until(weft_p9_0, ::weft::ready_either(weft_p9_0, ::weft::either(weft_p9_1, (WEFT_OPEN(weft_p9_1, 30, 0), word<C>(c))))).weft_it())); }
};

// A & before the name of functions makes a pointer, whatever operator& there may be.
enum class bits { a, b };
bits operator&(bits x, bits y);
template <class T> const T &resolve(const T &) noexcept;
template <class T> auto pointer() { return &resolve<T>; }
template <class T> auto member() { return &T::name; }
template <class T> auto address(T t) { ::weft::point weft_p10_0; return (WEFT_HOLD(weft_p10_0, 31, 0), &t); }
static const weft_site weft_sites[] = {
    { "problem::make", "input.cpp", "reader::fail", 34, 34, 30, 5, 0, 0 },
    { "strings::concat", "input.cpp", "reader::fail", 34, 34, 47, 6, 0, 0 },
    { "show", "input.cpp", "reader::fail", 34, 34, 70, 7, 0, 0 },
    { "problem::make_of", "input.cpp", "reader::fail_of", 35, 35, 33, 5, 0, 1 },
    { "show", "input.cpp", "reader::fail_of", 35, 35, 76, 7, 0, 0 },
    { "strings::weigh", "input.cpp", "reader::deduced", 37, 37, 31, 6, 0, 0 },
    { "strings::concat", "input.cpp", "reader::deduced", 37, 37, 46, 7, 0, 0 },
    { "reader::kind", "input.cpp", "reader::deduced", 37, 37, 69, 8, 0, 0 },
    { "size", "input.cpp", "reader::deduced", 37, 37, 77, 8, 0, 0 },
    { "strings::weigh", "input.cpp", "reader::deduced", 37, 37, 90, 6, 0, 0 },
    { "name", "input.cpp", "reader::deduced", 37, 37, 111, 7, 0, 0 },
    { "strings::take", "input.cpp", "reader::by_value", 38, 38, 32, 6, 0, 0 },
    { "size", "input.cpp", "reader::by_value", 38, 38, 46, 7, 0, 0 },
    { "strings::take", "input.cpp", "reader::by_value", 38, 38, 58, 6, 0, 1 },
    { "weigh", "input.cpp", "reader::open", 40, 40, 28, 5, 0, 1 },
    { "size", "input.cpp", "reader::open", 40, 40, 39, 7, 0, 0 },
    { "take", "input.cpp", "reader::unknown", 42, 42, 33, 6, 0, 1 },
    { "show", "input.cpp", "reader::unknown", 42, 42, 44, 7, 0, 0 },
    { "take", "input.cpp", "reader::unknown", 42, 42, 55, 6, 0, 0 },
    { "add", "input.cpp", "fill", 47, 47, 5, 3, 0, 0 },
    { "name", "input.cpp", "fill", 47, 47, 11, 4, 0, 0 },
    { "add", "input.cpp", "fill", 48, 48, 5, 3, 0, 0 },
    { "name", "input.cpp", "fill", 48, 48, 14, 4, 0, 0 },
    { "fill", "input.cpp", "use", 53, 53, 21, 3, 0, 0 },
    { "item::item", "input.cpp", "use", 53, 53, 29, 4, 0, 0 },
    { "measure", "input.cpp", "presumed", 59, 59, 54, 5, 0, 0 },
    { "word", "input.cpp", "presumed", 59, 59, 62, 6, 0, 0 },
    { "presumed", "input.cpp", "presumed", 59, 59, 76, 5, 0, 0 },
    { "word", "input.cpp", "presumed", 59, 59, 85, 7, 0, 0 },
    { "measure", "input.cpp", "hidden::measured", 61, 61, 47, 5, 0, 0 },
    { "word", "input.cpp", "hidden::measured", 61, 61, 55, 6, 0, 0 },
    { "operator&", "input.cpp", "address", 70, 70, 47, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(32)

/* std: c++11 c++17 c++20 */
// Calls in templates that are not resolved there: what all candidates have in common tells how operands are taken and what becomes of results. Objects
// that are converted for a reference, and constructors that take their argument by value, show every copy that should not be.
#include "log.hpp"

#include <functional>
#include <memory>
#include <string>
#include <vector>

struct base {
    int n;
    explicit base(int n) : n(n) { std::printf("base %d\n", n); }
    virtual ~base() { std::printf("base %d ends\n", n); }
    virtual int weigh() const { return say(n); }
};
template <class T> struct derived : base {
    T extra;
    explicit derived(T t) : base(static_cast<int>(t)), extra(t) {}
    int weigh() const override { return base::weigh() + static_cast<int>(extra); }
};
template <class T, class... A> std::unique_ptr<T> made(A &&...a) { return std::unique_ptr<T>(new T(std::forward<A>(a)...)); }

// takes its argument by value: no copy may come in between
struct holds {
    object o;
    holds(object given) : o(std::move(given)) { std::printf("holds %d\n", o.id); }
};
struct sink {
    std::vector<std::unique_ptr<base>> all;
    int total = 0;
    void add(const holds &h) { total += say(h.o.value); }
    void add(holds &&h) { total += 100 * say(h.o.value); }
    void add(int n, object o) { total += n * o.value; }
    void text(const std::string &s, int extra = say(1)) { total += static_cast<int>(s.size()) + extra; }
    void run(const std::function<object(int)> &f) { total += f(say(2)).value; }
    template <class T> int bound(T &&t) { return t.get(); }
    template <class T> int taken(T t) { return t.get(); }
    template <class T> static object give(T t) { return object(static_cast<int>(t) + 1); }
};
template <class R = object, class... A> R joined(A &&...a)
{
    int sum = 0, each[] = { (sum += a.get())... };
    return R(object(sum + 0 * each[0]));
}
namespace over {
struct mine {
    int n;
    int get() const { return say(n); }
};
template <class T> int measure(const T &t) { return t.get(); }
inline int measure(mine m) { return 1000 + m.get(); } // found where the template is instantiated
inline object grown(const mine &m) { return object(m.n); }
inline object kept(const mine &m) { return object(m.n + 1); }
} // namespace over
template <class T> int measure(const T &t) { return 10 * t.get(); }

struct closure {
    object o;
    closure() : o(7) {}
    object operator()(int n) const { return object(n + o.value); }
};

template <class T> struct writer {
    sink to;
    object named{ 5 };
    const char *kind() const { return say(4) ? "kind" : ""; }
    T self() const { return T(say(3)); }
    std::string long_name(int n) const { return std::string(kind()) + std::to_string(n); }
    int all(T t)
    {
        part("converted for every candidate");
        to.all.push_back(made<derived<T>>(t));
        to.all.emplace_back(made<derived<T>>(self()));
        to.add(make(static_cast<int>(t)));
        to.add(sink::give(t));
        to.add(2, sink::give(self()));
        part("defaults, functions");
        to.text(kind());
        to.text(long_name(2), static_cast<int>(self()));
        to.run(closure());
        to.run([t](int n) { return sink::give(t + n); });
        part("deduced");
        int sum = to.bound(named) + to.bound(make(6)) + to.bound(sink::give(t)) + to.taken(make(7)) + to.taken(sink::give(self()));
        sum += ::joined(make(8), sink::give(t), named).get() + ::joined<object>(named, make(9)).get() + ::joined<holds>(make(1)).o.value;
        const object &kept = ::joined(make(2), sink::give(self()));
        part("found later");
        return sum + kept.get() + measure(named) + over::measure(sink::give(t)) + static_cast<int>(to.all.back()->weigh());
    }
};
template <class M> int found_later(M m) { return measure(M{ say(m.n) }) + over::measure(M{ m.n + 1 }); }
template <class T> struct never {
    T t;
    int nobody() { return t.get(T(1)) + measure(T(2)); }
};

// what is spelled like a class: copied as its bytes in one instance, an object in another; and one that only a virtual function makes
template <class T> struct word {
    T t;
    word(T t) : t(t) {}
    int get() const { return static_cast<int>(t); }
};
template <> struct word<object> {
    object o;
    word(const object &o) : o(o) {}
    int get() const { return o.get(); }
};
template <class T> int words(T t) { return measure(word<T>(t)) + over::measure(word<T>(t)); }
struct shape {
    virtual ~shape() {}
    virtual int size() = 0;
};
template <class T> struct drawn : shape {
    T t;
    explicit drawn(T t) : t(t) {}
    int size() override { return helper(t); }
    int helper(T u) { return measure(word<T>(u)); }
    ~drawn() { say(measure(word<T>(t))); }
};

template <class T> const T &kept(const T &t) { return t; }
// a name that only the namespace of the argument knows, in an instance that only a virtual function makes: what it gives is not moved
struct maker {
    virtual ~maker() {}
    virtual object give() = 0;
    virtual object keep() = 0;
};
template <class T> struct making : maker {
    T t;
    explicit making(T t) : t(t) {}
    object give() override { return grown(t); }
    object keep() override { return kept(t); }
};

// numbers that what is chosen later may take by reference, and a 0 that is a pointer
void step(int &n, char) { n++; }
void step(int &n, long) { n += 10; }
void step(const int &, char) { std::printf("not that\n"); }
void text(const char *t, int n) { std::printf("%s %d\n", t ? t : "none", n); }
template <class T> int steps(T t)
{
    int n = 0;
    step(n, t);
    text(0, t);
    return n;
}

int main()
{
    std::printf("%d\n", writer<int>().all(2));
    std::printf("%d\n", writer<short>().all(3));
    part("more");
    std::printf("%d %d\n", found_later(over::mine{ 4 }), found_later(over::mine{ 5 }));
    std::printf("%d\n", words(3));
    std::printf("%d\n", words(make(4)));
    std::printf("%d %d\n", steps('c'), steps(1L));
    std::unique_ptr<shape> one(new drawn<int>(1)), other(new drawn<object>(make(2)));
    std::printf("%d %d\n", one->size(), other->size());
    std::unique_ptr<maker> maker(new making<over::mine>(over::mine{ 6 }));
    std::printf("%d\n", maker->give().value);
    std::printf("%d\n", maker->keep().value);
    return 0;
}

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
    void fail(int n) { throw problem::make(1, strings::concat("at ", show(n), "."), this); }
    void fail_of(int n) { throw problem::make_of(2, strings::concat("at ", show(n), "."), this); }
    // a reference of whatever type; told: no more deduced
    int deduced(T t) { return strings::weigh(strings::concat("of ", kind(), t.size())) + strings::weigh<text>(name(t)); }
    int by_value(T t) { return strings::take(t.size()) + strings::take(show(t)); }
    // more may be found where the template is instantiated
    int open(T t) { return weigh(show(t.size())); }
    // what comes of `next` is not known at all
    int unknown(int n) { return next->take(show(n)) + next->take(n); }
};
/* instances: converted to what every add() takes a reference to */
template <class T> void fill(list &l, T t)
{
    l.add(t.name());
    l.add(1, t.name());
}
struct item {
    const char *name();
};
void use(list &l) { fill(l, item()); }

// T(x) where T is spelled like a class: there is no instance, so that it may be one that is copied as its bytes.
template <class C> struct word {
    explicit word(const C *);
};
template <class C> int presumed(const C *c) { return measure(word<C>(c)) + presumed(word<C>(c).from); }
template <class C> struct hidden {
    virtual int measured(const C *c) { return measure(word<C>(c)); }
};

// A & before the name of functions makes a pointer, whatever operator& there may be.
enum class bits { a, b };
bits operator&(bits x, bits y);
template <class T> const T &resolve(const T &) noexcept;
template <class T> auto pointer() { return &resolve<T>; }
template <class T> auto member() { return &T::name; }
template <class T> auto address(T t) { return &t; }

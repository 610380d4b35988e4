// A call in a template is also selected by what its instances call: qualified names, classes of methods.
namespace ns {
struct Vec {
    int n;
    void push(int value);
    int size() const;
    void drop();
    Vec operator+(const Vec &other) const;
    static Vec make(int n);
};
int weigh(const Vec &v);
} // namespace ns
struct Other {
    int n;
    void push(int value);
    int size() const;
    void drop();
    Other operator+(const Other &other) const;
    static Other make(int n);
};
int weigh(const Other &o);

template <class C> void fill(C &c) { c.push(1); }
template <class C> void fill_other(C &c) { c.push(2); } // of the one class that is not selected
template <class C> int size(const C &c) { return c.size(); }
template <class C> int weight(const C &c) { return weigh(c); }
template <class C> C sum(C a, C b) { return a + b; }
template <class C> C made(int n) { return C::make(n); }
template <class C> void drop_one(C &c) { c.drop(); }
template <class C> void drop_other(C &c) { c.drop(); } // of the class whose calls are not recorded
template <class C> void unused(C &c) { c.push(3), c.drop(); } // by the written name alone
#define PUSH(c, n) (c).push(n)
template <class C> void in_macro(C &c) { PUSH(c, 4); }
template <class... C> auto folded(C... c) { return (c + ...); }

int use(ns::Vec &v, Other &o)
{
    fill(v), fill(o), fill_other(o);
    drop_one(v), drop_one(o), drop_other(o);
    in_macro(v);
    folded(v, v);
    sum(v, made<ns::Vec>(1)), sum(o, made<Other>(2));
    return size(v) + size(o) + weight(v) + weight(o);
}

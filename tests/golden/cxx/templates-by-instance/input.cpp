// What depends on a template parameter is written as the instances that the unit makes agree on.
struct text {
    text(int);
    text(const text &);
    ~text();
    int size() const;
};
struct view {
    int n;
    int size() const { return n; }
};
template <class T> T &&forward(T &t) { return static_cast<T &&>(t); }
template <class T> text show(const T &t);
int weigh(int n);
int weigh(view v);
int weigh(text t);
template <class T> struct makes {
    static T make(int n);
    static T &refer(int n);
};
template <class M> int numbers(int n) { return weigh(M::make(n)) + weigh(M::refer(n)); }
template <class M> int objects(int n) { return weigh(M::make(n)); }
template <class M> int different(int n) { return weigh(M::make(n)) + M::make(n).size(); }
template <class M> auto whole(int n) { auto value = M::make(n); return value; }
template <class... A> int all(A &&...a) { return (weigh(forward<A>(a)) + ... + 0); }
template <class T> int nobody(T t) { return weigh(t.size()) + weigh(T(1)) + weigh(show(t)) + weigh(forward(t)); }
template <class T> struct unseen {
    virtual ~unseen() { weigh(T::make(1)); }
    virtual int draw() { return weigh(T::make(2)); }
};
int use(int n)
{
    return numbers<makes<int>>(n) + numbers<makes<view>>(n) + objects<makes<text>>(n) + different<makes<view>>(n) + different<makes<text>>(n) + whole<makes<int>>(n) +
           all(n, 2);
}

/* Candidates that a using-declaration names; a conversion for which a temporary is made, to which the object may refer. */
namespace other {
inline text copy(const text &t) { return t; }
inline text copy(int n) { return text(n); }
text declared(const text &t);
}
template <class T> int through_using(T t)
{
    using other::copy;
    using other::declared;
    return weigh(copy(t.part)) + weigh(other::copy(3)) + weigh(declared(t.part));
}

text operator+(const char *a, const text &b);
text operator+(const text &a, const text &b);
template <class T> int sum_of_texts(T t)
{
    using other::declared;
    return weigh("text" + declared(t.part) + declared(t.rest));
}

// Instances that no call names: functions that are called through a base, and destructors.
struct owner {
    owner(int n);
    owner(const owner &other);
    ~owner();
};
template <class T> struct shape {
    T value();
    virtual void draw() { weigh(value()); }
    virtual ~shape() { weigh(value()); }
};
int weigh(const owner &o);
void unnamed()
{
    shape<owner> one;
    shape<int> two;
}

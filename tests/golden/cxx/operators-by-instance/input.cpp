// Operators in templates for which no function is in sight: members of what the parameters become. Instances tell.
struct V {
    int n;
    V(int n);
    V(const V &other);
    V operator+(const V &other) const;
    V operator-() const;
    V &operator+=(const V &other);
    V &operator=(const V &other);
    V &operator++();
    V operator++(int);
    bool operator<(const V &other) const;
    bool operator==(const V &other) const;
    bool operator&&(const V &other) const;
    V operator,(const V &other) const;
    int operator[](int i) const;
    int operator->*(int V::*member) const;
};
struct Bytes {
    int n;
};
V make(int n);

template <class T> T binary(T a, T b) { return a + b + make(1) + -a; }
template <class T> T statements(T a, T b)
{
    a += make(2);
    a = b;
    ++a;
    a++;
    while (a < b && a[1])
        a->*(&T::n);
    return a, b;
}
template <class T> bool both(T a, T b) { return a && make(3); }
// in one instance each a call, and none
template <class T> T mixed(T a, T b) { return a + b; }
template <class T> void copied(T &a, const T &b) { a = b; }
// never a call: not listed
template <class T> T built_in(T a, T b) { return a < b ? a + b : -b; }
template <class T> T unused(T a, T b) { return a + b; }
// never evaluated, or part of a type
template <class T> auto quiet(T a, T b) noexcept(noexcept(a + b)) -> decltype(a + b) { return sizeof(a + b); }

#define TWICE(x) (x + x)
template <class T> T in_macro(T a) { return TWICE(a); }

template <class... T> auto folded(T... xs) { return (xs + ...); }
template <class... T> bool folded_left(T... xs) { return (... && xs); }
template <class... T> auto folded_onto(V first, T... xs) { return (first + ... + xs); }
template <class... T> int not_called(T... xs) { return (xs + ... + sizeof...(xs)); }

template <class T> struct Box {
    T value;
    Box(T a, T b) : value(a + b) {}
    T sum() const
    {
        auto add = [this](auto more) { return value + more; };
        return add(value);
    }
};

int use(V a, V b, Bytes c)
{
    binary(a, b);
    statements(a, b);
    both(a, b);
    mixed(a, b);
    mixed(1, 2);
    copied(a, b);
    copied(c, c);
    built_in(1, 2);
    quiet(a, b);
    in_macro(a);
    folded(a, b, a);
    folded(1, 2, 3);
    folded_left(a, b);
    folded_onto(a, b, b);
    return not_called(1, 2) + Box<V>(a, b).sum().n;
}

/* Objects that come to be in the place of another: calls in statement expressions, where no temporary is left that the result may refer to. */
struct text {
    text(int);
    text(const text &);
    text(const char *, const text &);
    ~text();
    int length() const;
};
text make(int);
text from(const text &);
int by_value(text, int);
int by_value(text, const text &);
int number();
struct both {
    text a, b;
};

int use(int n)
{
    both list = { make(n), make(number()) };
    int a = by_value(make(1), number());  // tells when it is there
    int b = by_value(from(make(2)), 3);   // a temporary that it may refer to: stays
    int c = by_value(make(4), make(5));   // the second is a temporary as it is
    text d = from(make(6));               // ends before the temporary does
    int e = by_value([] { return make(7); }(), 8);
    return a + b + c + d.length() + e + list.a.length();
}

struct held {
    text t;
    int n, z = by_value(make(9), 10); // outside of functions there are no statement expressions
    held() : t(make(11)), n(by_value(make(12), 13)) {}
};

template <class T> int open(T t)
{
    return by_value(t.text(), 1) + by_value(t.text(
        2), 3); // the check would have to stand on two lines
}

struct maker {
    ::text text(int = 0);
};
int instances(maker m)
{
    return open(m);
}

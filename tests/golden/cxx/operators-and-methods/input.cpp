// Operators by their sign, methods through objects, pointers and operator->, function objects, conversions of operands.
struct number {
    number(int);
    number(const number &);
    ~number();
    number operator+(const number &) const;
    number &operator<<(int);
    int operator[](int) const;
    int operator()(int, int = 3) const;
    bool operator!() const;
    int value() const;
    static int zero(int);
};
struct pointer {
    number *operator->() const;
    number &operator*() const;
};
pointer point(int);
int take(const number &n);
int use(number n, number *p, pointer q, int (*call)(int))
{
    n << 1 << p->value();
    take(3);
    take(n + 4 + p->value());
    q->value();
    point(1)->value();
    (*point(2)).value();
    if (!n)
        return n[p->value()];
    n.operator<<(7).value();
    return n(1) + n(n(2), call(3)) + number::zero(call(4));
}

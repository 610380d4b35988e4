// A template that is declared before it is defined: its instances are known all the same.
struct word {
    word();
    word(const word &);
    ~word();
    word first() const;
    bool has(const word &) const;
};
template <class T> bool check();
template <class T> struct registered {
    registered() { check<T>(); }
};
static registered<word> one;
template <class T> bool check()
{
    auto made = T{ T() };
    return made.has(made.first()) && made.has(T{});
}
template <class T> struct outer {
    template <class U> bool inner(U u);
};
bool call(outer<word> &o, const word &w);
bool call(outer<word> &o, const word &w)
{
    return o.inner(w);
}
template <class T> template <class U> bool outer<T>::inner(U u)
{
    return T().has(u.first());
}

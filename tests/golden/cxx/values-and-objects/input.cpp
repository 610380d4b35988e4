// Values are copied through, references passed on; an object is made where it is wanted, and its call ends with the full-expression.
struct text {
    text(const char *s);
    text(const text &);
    text(text &&) noexcept;
    ~text();
    text &operator=(const text &);
    text &operator=(text &&) noexcept;
    int length() const;
};
struct plain {
    int a, b;
};
text make(int i);
plain pair_of(int i);
const text &look(const text &t);
int takes(plain p, const text &t);
text use(int i)
{
    text a = make(i);
    text b(make(1)), c = make(i + look(a).length());
    const text &longer = make(2);
    a = make(3);
    takes(pair_of(i), make(4));
    make(5).length();
    if (make(6).length() > longer.length())
        return make(7);
    return i ? make(8) : text("x");
}

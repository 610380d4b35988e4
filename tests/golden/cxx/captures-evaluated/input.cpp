// What is evaluated where it seems not to be: initialisers of captures, copies that a closure keeps, members that an
// aggregate initialises by itself, and the operand of typeid, if it is an object with virtual functions.
namespace std {
class type_info {
  public:
    bool operator==(const type_info &) const;
};
} // namespace std
struct text {
    text(const char *);
    text(const text &);
    ~text();
    int size() const;
};
struct shape {
    virtual int area() const;
    int side;
};
struct plain {
    int side;
};
int count(int n);
int &counter();
shape &find(int n);
plain &find_plain(int n);
bool same(const std::type_info &type);
template <typename F> int run(F f) { return f(); }
template <typename F> int run_by_reference(const F &f) { return f(); }
struct options {
    int level = count(1);
    int depth;
    text name = "none";
};
struct all {
    options inner;
    int last;
};
struct itself {
    int x = itself{ 1, 2 }.y;
    int y;
};
int use(const options &o);
int use_level(int level);

int captures(text t, text u)
{
    int n = run([x = count(2)] { return x; });
    n += run([x = count(3), &y = counter(), t] { return x + y + t.size(); });
    n += run([=] { return t.size(); }) + run([=, &u] { return t.size() + u.size(); }) + run([&] { return t.size(); });
    n += run_by_reference([x(count(4)), y{count(5)}] { return x + y; });
    n += run([size = text("temporary").size()] { return size; });
    auto later = [x = count(6)](int y) { return count(x) + y; };
    return n + later(count(7));
}
template <typename T> int of_any(T x)
{
    return run([y = count(x), x] { return y; });
}
int of_two() { return of_any(1) + of_any(2L); }
int members()
{
    return use_level(options{}.level) + use_level(options{ 1, 2, "given" }.depth) + use(options{ 3 }) + use_level(all{ {}, 4 }.last) +
           use_level(itself{ 3, 4 }.y);
}
bool types(shape &s)
{
    return same(typeid(find(8))) && same(typeid(s)) && same(typeid(find_plain(9))) && typeid(find(10)) == typeid(shape);
}

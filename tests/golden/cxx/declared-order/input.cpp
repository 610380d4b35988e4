/* T v(a(), b()): which operand comes first is the compiler's choice, and opens the point. In braces the first one is the first. */
struct text {
    text(int);
    text(const char *);
    ~text();
};
struct pair {
    pair(int, int);
    pair(const text &, int);
    pair(text, text);
    pair(short, const char *);
};
int a(), b();
text make(int);

int use(int n)
{
    pair one(a(), 1), none(n, 2), constant(1, n), two(a(), b()), braces{a(), b()};
    pair late(make(1), a()), objects(make(2), make(3)), narrow{1, "x"}, narrowed{a() ? short(2) : short(3), "y"};
    static pair kept(a(), b());
    return n;
}

struct member {
    pair p, q;
    member() : p(a(), b()), q{a(), b()} {}
};

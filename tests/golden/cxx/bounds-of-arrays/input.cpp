// Bounds of variable length arrays, which g++ and clang++ know, too; those of templates may be constants.
int f(int);
constexpr int twice(int n) { return 2 * n; }
struct text {
    int length() const;
};
template <class T> int generic(T x)
{
    char a[f(1)], b[f(x)];
    return sizeof a + sizeof b;
}
int caller(int n, const text &t)
{
    char copy[t.length() + 1];
    int a[f(n)][f(f(2))], b[twice(3)];
    typedef short row[f(4)];
    auto inside = [&](int m) {
        row c;
        long d[f(m)];
        return sizeof c + sizeof d;
    };
    return sizeof copy + sizeof a + sizeof b + inside(3) + generic(5);
}

// bounds in the operand of sizeof are evaluated before the call begins, and have no point of their own; other operands are not
int of_sizes(int n) { return f((int)sizeof(int[f(n)])) + f((int)sizeof(f(n))) + f((int)sizeof(int[(f(n) & 7) + 2])); }

// g++ evaluates the object of a virtual call in a bound before the rest of it, whatever stands in front
struct shape {
    virtual int width(int) const;
    int height(int) const;
    virtual int operator+(int) const;
};
shape &get(int);
int of_objects(int n)
{
    char a[(f(get(n).width(f(n))) & 7) + 1], b[((get(2) + 3) & 7) + 1], c[(f(get(n).height(f(n))) & 7) + 1];
    typedef char row[(get(n).width(1) & 7) + 1];
    char d[([&] { return get(n).width(2); }() & 7) + 1];
    return sizeof a + sizeof b + sizeof c + sizeof(row) + sizeof d + get(n).width(f(n));
}

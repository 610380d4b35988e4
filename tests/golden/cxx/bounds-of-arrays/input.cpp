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

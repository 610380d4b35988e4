// An object that is one arm of ?: and is then bound to a reference stays a prvalue: as an xvalue it would be moved, since the other arm is an lvalue.
struct T {
    int v;
    explicit T(int x);
    T(const T &);
    T(T &&) noexcept;
    ~T();
    int get() const;
};
T made(int);
int taken(const T &);
extern const T t0;

int caller(int c)
{
    return taken(c ? T(1) : t0) + taken((c ? t0 : made(2))) + (c ? T(t0) : T(3)).get() + (c ? made(4) : t0).v;
}

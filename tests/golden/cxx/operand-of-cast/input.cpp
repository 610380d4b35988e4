// A prvalue that is cast to its own class is the object that the cast makes: as an xvalue it would be moved.
struct T {
    int v;
    explicit T(int x);
    T(const T &);
    T(T &&) noexcept;
    ~T();
};
T made(int);
int taken(T &&);
int seen(const T &);
#define ALIAS T

int caller()
{
    return taken(T(T(1))) + taken(T(ALIAS(2))) + seen((T)made(3)) + seen(static_cast<T>(made(4))) + T(made(5)).v + int(seen(T(6)));
}

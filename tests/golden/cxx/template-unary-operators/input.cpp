// Unary operators of what depends on parameters: those that no instance calls are the language's, and no points.
struct T {
    int v;
    const T &operator*() const;
    T operator-() const;
    T &operator++();
    T operator++(int);
};
T operator*(const T &a, int x);
T operator~(const T &a);
bool operator!(const T &a);
template <class Y> int of_numbers(Y b, Y *p)
{
    int v = 0, w = 0;
    *(b ? &v : &w) = ~b + (-b), ++b, b++;
    return *p + *(p) + !b + *&v;
}
template <class Y> int of_objects(Y b)
{
    const Y &c = ~*b;
    auto d = -b;
    return (!c ? 1 : (-c).v) + (++d).v + d++.v;
}
template <class Y> bool of_both(Y b)
{
    return !b;
}
template <class Y> auto of_none(Y b)
{
    return -~b;
}
int main()
{
    int n = 1;
    return of_numbers(2, &n) + of_objects(T{ 3 }) + of_both(4) + of_both(T{ 5 });
}

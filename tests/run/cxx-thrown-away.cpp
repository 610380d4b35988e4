/* std: c++11 c++14 c++17 c++20 */
// Values that nobody wants, or that may be void: cast to void, left of a comma, with a comma of the class's own.
#include <cstdio>
struct A {
    int n;
    A(int i) : n(i)
    {
        std::printf("A %d\n", n);
    }
    A(const A &a) : n(a.n)
    {
        std::printf("copy %d\n", n);
    }
    ~A()
    {
        std::printf("~A %d\n", n);
    }
};
struct comma {
    int n;
};
template <class T> int operator,(comma c, const T &)
{
    std::printf("comma %d\n", c.n);
    return c.n;
}
int act(int i)
{
    std::printf("act %d\n", i);
    return i;
}
void nothing(int i)
{
    std::printf("nothing %d\n", i);
}
A make(int i)
{
    return A(i);
}
A &same(int)
{
    static A a(77);
    return a;
}
comma with_comma(int i)
{
    return comma{ i };
}
template <class function, int... i> void each(function f, int start)
{
    const int done[] = { start, ((void)f(i), 0)..., (f(act(i)), 1)... };
    std::puts("1");
    f(act(start)), f(done[0]), act(1);
    std::puts("2");
    static_cast<void>(f(start)), std::puts("3");
    for (int k = 0; k < 2; f(k), k++)
        (void)f(k + 10), act(2);
    start ? (void)f(5) : void();
    std::puts("4");
}
int main()
{
    each<int (*)(int), 1, 2, 3>(act, 4);
    each<void (*)(int), 1, 2, 3>(nothing, 4);
    each<A (*)(int), 1, 2, 3>(make, 4);
    each<A &(*)(int), 1, 2, 3>(same, 4);
    each<comma (*)(int), 1, 2, 3>(with_comma, 4);
    (void)make(20), act(21), void(make(22).n);
    make(23), act(24), (void)make(25).n;
    std::puts("end");
}

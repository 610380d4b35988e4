/* std: c++14 c++17 c++20 */
// Temporaries whose life is extended by a reference, through members, array elements, casts, commas and lists; and those whose life is not.
#include <cstdio>
struct A {
    int i[2];
    int m;
    A() : i(), m(4)
    {
        puts("A");
    }
    A(const A &)
    {
        puts("copy");
    }
    ~A()
    {
        puts("~A");
    }
};
A make()
{
    return A();
}
struct S {
    const A &r;
};
struct K {
    A a;
    int n;
};
K mk()
{
    return K{ make(), 3 };
}
int sum(int a, const int &b)
{
    return a + b;
}
int main()
{
    const int &r = make().i[0];
    puts("1");
    int A::*pm = &A::m;
    const int &q = make().*pm;
    puts("2");
    S s = { make() };
    puts("3");
    S s2{ make() };
    puts("3b");
    const A &c = true ? make() : make();
    puts("4");
    auto &&x = static_cast<A &&>(make());
    puts("5");
    const A &y = (puts("side"), make());
    puts("6");
    const int &z = mk().a.m;
    puts("7");
    K k = mk();
    puts("8");
    const K &kk = K{ make(), sum(1, make().m) };
    puts("9");
    A arr[] = { make(), make() };
    puts("10");
    const A(&ar)[1] = { make() };
    puts("11");
    sum(make().m, make().i[1]);
    puts("12");
    int v = make().i[make().m - 4];
    puts("13");
    for (int e : make().i) {
        std::printf("%d\n", e);
        break;
    }
    puts("14");
    return r + q + z + v + s.r.m + c.m + y.m + k.n + kk.n + s2.r.m + ar[0].m + arr[0].m > 0 ? 0 : x.m;
}

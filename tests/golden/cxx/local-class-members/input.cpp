// What initialises the members of a class in a function runs in its constructor, which has none of the function's variables.
struct A {
    int n;
    A(int n);
    A(const A &other);
};
int f(int n);

int of_class(int n)
{
    struct Local {
        int a = f(1);
        A b{f(2)};
        A c = A(f(3));
        int d = [] { return f(4); }();
        int method() { return f(5); }
        struct Inner {
            int e = f(6);
        } inner;
    };
    auto lambda = [](int n) {
        struct InLambda {
            int g = f(7);
        };
        return InLambda().g + f(n);
    };
    return f(n) + Local().a + lambda(8);
}

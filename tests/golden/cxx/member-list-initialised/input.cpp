// Members with an initialiser that is a list behind `=` are constructed by no call that is written.
struct X {
    int n;
    X();
    X(int a, int b);
};
int f(int n);
struct P {
    X a = {};
    X b{};
    X c = X();
    X d = {1, f(2)};
    X e{3, f(4)};
    X g = X{5, 6};
};
int use()
{
    X a = {}, b = {1, f(7)};
    return P().a.n + a.n + b.n;
}

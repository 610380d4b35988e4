// The last bracket of a call comes out of a macro: it is expanded, and the call is a point.
int f(int);
int p(int);
struct T {
    T(int);
    int m(int);
    int v;
};
int k(T);
#define CLOSE )
#define MASKED & 63)
#define MEMBER ).v
#define BRACE }
#define OPEN (
#define ONE 1
int calls(int n)
{
    n += p(f(1) MASKED;
    n += T(f(2) CLOSE.v + T(3 MEMBER + T{ 4 BRACE.v;
    n += T(5).m(f(6) CLOSE + T(7).m OPEN 8);
    T a = ONE, b(f(9) CLOSE, c{ f(10) BRACE;
    T *q = new T(f(11) CLOSE;
    return k(ONE) + k(n ? ONE : ONE) + k(f(ONE)) + a.v + p(n CLOSE;
}
template <class X> X generic(X x)
{
    return p(x CLOSE + p(f(x) CLOSE;
}
int use()
{
    return generic(12);
}

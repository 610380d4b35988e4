// An operand that throws, or deletes something, is no part of the call: where it throws, the call has not happened.
int f(int);
struct T {
    T(int);
    int m(int);
};
int thrown(int a, T *t)
{
    return f(a ? throw 5 : 3) + t->m(a || (throw 1, 2)) + f((delete t, a));
}

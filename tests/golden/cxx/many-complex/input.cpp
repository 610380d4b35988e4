// clang, not optimised, gives each complex number that is an argument a place of its own in the frame: in a body with more than four points they pass
// through one variable of the body for each type.
_Complex double f(int);
_Complex float g(_Complex double);
_Complex long double h(long double);
int sum(int n)
{
    _Complex double r = 0;
    switch (n) {
    case 1:
        r += f(1);
        break;
    case 2:
        r = f(2) * f(3);
        break;
    case 3:
        r += g(f(4));
        break;
    case 4:
        r = h(5);
        f(6);
    }
    return __real__ r > 1;
}
_Complex double few(int n)
{
    return f(n) + f(n + 1);
}

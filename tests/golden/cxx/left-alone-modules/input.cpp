// A unit of a module is compiled as it is.
export module numbers;
int f(int);
int g(int n)
{
    return f(f(n));
}

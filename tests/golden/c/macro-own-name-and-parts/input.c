// In an expansion, only names that are macros, too, get parentheses of their own; an operator before a parenthesis is none.
int f(int n);
int g(int n);
_Complex double c(int n);
#define f(x) f((x) + 1)
#define c(x) c((x) + g(x))

int parts(int n)
{
    return f((int)(__imag__ (c(n)))) + (int)__real__ (c(f(n)));
}

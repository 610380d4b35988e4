/* A function that gcc alone knows: the front end takes it for one that gives int. What it gives, and what is declared by its type, is
 * handed on with the type that the compiler knows. */
#ifdef __clang__
#error it does not know them
#endif
double half(double);
double twice(double);
int print(const char *, ...);

double operands(void)
{
    print("%g", __builtin_gamma(half(4)));
    return twice(__builtin_gamma(half(4)));
}

double declared(void)
{
    __auto_type x = __builtin_significand(half(5));
    return twice(x + half(1));
}

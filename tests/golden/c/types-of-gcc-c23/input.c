/* In C23 no function is declared implicitly: builtins that gcc alone knows are declared for the front end, by a type that nobody
 * relies on. */
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

float halff(float);
long double halfl(long double);
double chosen(double x) { return __builtin_tgmath(halff, half, halfl, twice(x)); } /* as <tgmath.h> does */
bool is_one(void) { return chosen(4) == 1 && true; }

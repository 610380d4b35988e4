/* std: gnu17 gnu2x */
/* flags: -Wl,--no-as-needed -lm */
/* compilers: gcc */
/* warns: what gcc alone knows is an undeclared function for the front end */
/* expect: h 5 */
/* expect: f 6 */
/* Functions of gcc's that the front end takes for ones that give int: <tgmath.h>, and what is declared by their types. */
#include <stdio.h>
#include <tgmath.h>

static double _Complex c(double a) { return a + 2.0 * I; }
static double h(double x) { return x * 2; }
static float f(float x) { return x / 2; }

int main(void)
{
    printf("%g\n", creal(c(1.75)));
    printf("%g %g\n", h(creal(c(1.75))), h(carg(c(1.75))));
    printf("%g %g\n", (double)sqrt(f(3)), h(sqrt(f(3))));
    printf("%g\n", (double)pow(f(3), f(4)));
    __auto_type declared = fabs(creal(c(2.5)));
    __typeof__(cimag(c(1))) alike = 1.25;
    printf("%g %g\n", h(declared + f(1)), alike);
    double chosen = h(1) > 0 ? fmax(f(3), alike) : 0;
    printf("%g %s\n", chosen, creal(c(0.5)) ? "yes" : "no");
    return 0;
}

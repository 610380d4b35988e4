/* Values of every type go through temporaries and come out as they went in, promoted when the call promotes them and not before. */
/* std: gnu99 gnu11 gnu17 gnu2x */
#include <complex.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <wchar.h>
#include "log.h"

enum colour { RED = -1, GREEN = 7 };
union both {
    int i;
    float f;
};
struct big {
    long words[16];
};
struct small {
    char c;
};
struct flags {
    unsigned low : 3, high : 5;
    signed int negative : 4;
    unsigned long long wide : 40;
    bool yes : 1;
};
typedef int v4 __attribute__((vector_size(16)));

static char c(int n) { return (char)n; }
static signed char sc(int n) { return (signed char)n; }
static unsigned char uc(int n) { return (unsigned char)n; }
static short s(int n) { return (short)n; }
static unsigned short us(int n) { return (unsigned short)n; }
static unsigned u(int n) { return (unsigned)n; }
static long l(int n) { return n; }
static unsigned long ul(int n) { return (unsigned long)n; }
static long long ll(int n) { return n; }
static float f(double n) { return (float)n; }
static double d(double n) { return n; }
static long double ld(double n) { return n; }
static _Bool b(int n) { return n; }
static enum colour e(int n) { return n ? GREEN : RED; }
static double _Complex z(double re, double im) { return re + im * I; }
static float _Complex zf(double re, double im) { return (float _Complex)(re + im * I); }
static __int128 wide(long n) { return (__int128)n << 70; }
static v4 vec(int n) { v4 v = { n, n + 1, n + 2, n + 3 }; return v; }
static union both un(int n) { union both v; v.i = n; return v; }
static struct big big(int n) { struct big v = { { n } }; v.words[15] = n + 1; return v; }
static struct small small(int n) { struct small v = { (char)n }; return v; }
static int (*function(int n))(int) { (void)n; return abs; }
static const char *text(int n) { return n ? "yes" : "no"; }
static wchar_t w(int n) { return (wchar_t)n; }
static struct flags flags_value = { 5, 17, -3, 0xFFFFFFFFFFull, 1 };
static struct flags *flags(void) { puts("flags"); return &flags_value; }
static struct flags copy(void) { puts("copy"); return flags_value; }

static int take(char a, short b2, float c2, long double d2, _Bool e2, enum colour f2)
{
    return printf("take %d %d %.2f %.2Lf %d %d\n", a, b2, (double)c2, d2, e2, f2);
}
static int take_wide(__int128 a, v4 v, union both u2, struct big g, struct small m)
{
    return printf("wide %ld %d %d %ld %d\n", (long)(a >> 70), v[3], u2.i, g.words[15], m.c);
}
static int take_complex(double _Complex a, float _Complex b2)
{
    return printf("complex %.1f %.1f %.1f %.1f\n", creal(a), cimag(a), (double)crealf(b2), (double)cimagf(b2));
}
static int take_bits(unsigned a, int b2, unsigned long long c2, _Bool d2)
{
    return printf("bits %u %d %llx %d\n", a, b2, c2, d2);
}
static unsigned long long many(const char *kinds, ...)
{
    unsigned long long total = 0;
    va_list ap;
    va_start(ap, kinds);
    for (; *kinds; kinds++)
        switch (*kinds) {
        case 'i': total += (unsigned long long)va_arg(ap, int); break;
        case 'l': total += (unsigned long long)va_arg(ap, long); break;
        case 'd': total += (unsigned long long)va_arg(ap, double); break;
        case 'L': total += (unsigned long long)va_arg(ap, long double); break;
        case 'B': total += (unsigned long long)va_arg(ap, struct big).words[15]; break;
        case 'S': total += (unsigned long long)va_arg(ap, struct small).c; break;
        case 'z': total += (unsigned long long)creal(va_arg(ap, double _Complex)); break;
        case 'p': total += va_arg(ap, const char *) != NULL; break;
        }
    va_end(ap);
    return total;
}

static unsigned char narrow(int n) { return uc(n); }
static int widen(int n) { return sc(n); }

int main(void)
{
    take(c(300), s(70000), f(1.25), ld(2.5), b(2), e(1));
    take((char)u(65), (short)l(3), (float)d(1.5), d(2.25), 1, RED);
    take(uc(200), us(60000), f(0.1f), f(0.2f), b(0), GREEN);
    take_wide(wide(3), vec(1), un(4), big(5), small(6));
    take_wide(wide(3) + wide(1), vec(1) + vec(2), un(4), big((int)big(7).words[0]), small(small(8).c));
    take_complex(z(1, 2), zf(3, 4));
    take_complex(z(1, 2) * z(0, 1), conjf(zf(3, 4)));
    take_bits(flags()->low, flags()->negative, flags()->wide, flags()->yes);
    take_bits(copy().high, copy().negative, copy().wide, copy().yes);
    take_bits((flags()->low), +flags()->negative, flags()->wide + 1, !flags()->yes);
    printf("%d %d %d %u %ld %lu %lld\n", c(65), sc(-1), uc(255), u(-1), l(-1), ul(-1), ll(-1));
    printf("%f %f %Lf %d %d %s %lc\n", f(1.5), d(2.5), ld(3.5), b(5), e(0), text(b(1)), (wint_t)w(120));
    printf("%d %d %d %d\n", flags()->low, flags()->high, flags()->negative, copy().yes);
    printf("%llu\n", many("iiidLBSzp", c(1), s(2), b(9), f(3.5), ld(4.5), big(5), small(6), z(7, 8), text(1)));
    printf("%llu\n", many("pp", NULL, (char *)0) + many("lip", l(1), c(2), text(0)));
    printf("%d %d\n", narrow(511), widen(255));
    printf("%d %d\n", function(1)(-5), abs(function(s(2))(-6)));
    printf("%zu %zu %zu %zu\n", sizeof(c(1)), sizeof(+c(1)), sizeof(ld(1)), sizeof(f(1) + 1.0));
    printf("%.3f %.3f\n", (double)(f(0.1) * f(3)), d(0.1) * d(3));
    printf("%d\n", (unsigned char)(uc(250) + uc(10)) == uc(4));
    printf("%s\n", u(1) > -1 ? "signed" : "unsigned");
    printf("%s\n", us(1) > -1 ? "signed" : "unsigned");
    return 0;
}

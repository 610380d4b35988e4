/* std: gnu11 gnu17 */
/* Operands whose type is not that of what stands first in them, and operands that a call converts. */
#include <stdarg.h>
#include <stdio.h>

typedef struct {
    int a;
    unsigned bits : 5;
    signed few : 3;
} pair;
typedef int (*function)(int);
typedef int ints __attribute__((vector_size(16)));
typedef float floats __attribute__((vector_size(16)));

static _Bool is(int x) { return printf("is %d\n", x) && (x & 1); }
static short narrow(int x) { return (short)(x + 0 * printf("narrow %d\n", x)); }
static int wide(int x) { return 70000 * x + 0 * printf("wide %d\n", x); }
static long long longer(int x) { return 5000000000LL + x + 0 * printf("longer %d\n", x); }
static pair *at(pair *p) { return printf("at %d\n", p != 0) ? p : 0; }
static function pick(int x) { return printf("pick %d\n", x) && x & 1 ? wide : 0; }
static int take(int x) { return x + 0 * printf("take %d\n", x); }
static long long take_long(long long x) { return x + 0 * printf("take_long %lld\n", x); }
static double take_real(double x) { return x + 0 * printf("take_real %g\n", x); }
static unsigned take_unsigned(unsigned x) { return x + 0 * (unsigned)printf("take_unsigned %u\n", x); }
static ints lanes(ints x) { return x + 0 * printf("lanes %d\n", x[1]); }

static int variadic(int n, ...)
{
    va_list values;
    va_start(values, n);
    int sum = take(va_arg(values, int)) + (int)take_real(va_arg(values, double));
    sum += take(wide(n) + va_arg(values, int)) + at(va_arg(values, pair *))->a;
    va_end(values);
    return sum;
}

int main(void)
{
    pair p = { 3, 7, -1 };
    floats f = { 1.5f, 2.5f, 3, 4 };
    short shared = 5;

    take(is(2) ?: wide(4));
    take(is(3) ?: wide(4));
    take(narrow(0) ?: wide(1));
    take_long(is(0) ?: longer(1));
    take_real(is(0) ?: narrow(0) ?: 2.5);
    take_long(narrow(-1) ?: 1u << 31);
    take((at(0) ?: at(&p))->a);
    take(is(0) ?: pick(1)(2));
    take((pick(0) ?: pick(1))(is(0) ?: narrow(3)));
    int kept = is(0) ?: wide(5);
    take(p.bits ?: wide(1));
    take(at(&p)->few ?: wide(1));
    take_unsigned(p.bits - take(50));
    take_long(p.bits = (unsigned)take(40));
    take(--at(&p)->few);
    take(__builtin_choose_expr(0, narrow(1), wide(2)));
    take(__atomic_load_n(&shared, __ATOMIC_SEQ_CST) + take(1));
    take(__atomic_fetch_add(&shared, take(2), __ATOMIC_SEQ_CST));
    take(lanes(__builtin_convertvector(f, ints))[take(1)]);
    take_long(-is(1));
    take_long(~narrow(1));
    take_long(_Generic(is(1), _Bool: longer(1), default: 0));
    return printf("%d %d\n", kept, variadic(1, wide(1), 2.5, is(0) ?: wide(2), &p)) < 0;
}

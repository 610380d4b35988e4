#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* libclang names these expressions no better than an implicit conversion: their type is their own, not that of what
 * stands first in them. */
typedef int ints __attribute__((vector_size(16)));
typedef float floats __attribute__((vector_size(16)));
_Bool is(int);
short narrow(int);
int wide(int);
int take(int);
double real(double);
ints lanes(ints);
extern short shared;

WEFT_STATIC_APART __typeof__(ints) weft_w14(__typeof__(ints) weft_a0) { WEFT_POINT(weft_p14, 14, 0); return lanes(weft_a0); } int caller(int x, floats f, ...)
{
    __builtin_va_list values;
    __builtin_va_start(values, f);
    int sum = (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (take((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(0), (WEFT_INTEGER(_Bool)weft_value_unsigned(WEFT_SITE(1), (WEFT_BEGIN(1), is(x)))) ?: (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), wide(x)))))))))) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (take((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(3), (WEFT_INTEGER(short)weft_value_signed(WEFT_SITE(4), (WEFT_BEGIN(4), narrow(x)))) ?: (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(5), (WEFT_BEGIN(5), take(70000)))))))))) + (int)(WEFT_AS(double)weft_value_double(WEFT_SITE(6), (real((WEFT_AS(double)weft_ready_double(WEFT_SITE(6), (WEFT_INTEGER(_Bool)weft_value_unsigned(WEFT_SITE(7), (WEFT_BEGIN(7), is(x)))) ?: 2.5))))));
    sum += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(8), (take((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(8), __builtin_va_arg(values, int) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(9), (WEFT_BEGIN(9), wide(1)))))))))) + (int)(WEFT_AS(double)weft_value_double(WEFT_SITE(10), (WEFT_BEGIN(10), real(__builtin_va_arg(values, double)))));
    sum += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(11), (take((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(11), __builtin_choose_expr(0, narrow(1), wide(2)))))))) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(12), (take((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(12), __atomic_load_n(&shared, 0) + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(13), (WEFT_BEGIN(13), wide(3))))))))));
    __builtin_va_end(values);
    return sum + weft_w14(__builtin_convertvector(f, ints))[(WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(15), (WEFT_BEGIN(15), take(1))))];
}
static const struct weft_site weft_sites[] = {
    { "take", "input.c", "caller", 17, 17, 15, 7, 0, 0 },
    { "is", "input.c", "caller", 17, 17, 20, 8, 0, 0 },
    { "wide", "input.c", "caller", 17, 17, 29, 8, 0, 0 },
    { "take", "input.c", "caller", 17, 17, 40, 7, 0, 0 },
    { "narrow", "input.c", "caller", 17, 17, 45, 8, 0, 0 },
    { "take", "input.c", "caller", 17, 17, 58, 8, 0, 0 },
    { "real", "input.c", "caller", 17, 17, 78, 7, 0, 0 },
    { "is", "input.c", "caller", 17, 17, 83, 8, 0, 0 },
    { "take", "input.c", "caller", 18, 18, 12, 5, 0, 0 },
    { "wide", "input.c", "caller", 18, 18, 49, 7, 0, 0 },
    { "real", "input.c", "caller", 18, 18, 65, 6, 0, 0 },
    { "take", "input.c", "caller", 19, 19, 12, 5, 0, 0 },
    { "take", "input.c", "caller", 19, 19, 65, 5, 0, 0 },
    { "wide", "input.c", "caller", 19, 19, 100, 7, 0, 0 },
    { "lanes", "input.c", "caller", 21, 21, 18, 6, 0, 0 },
    { "take", "input.c", "caller", 21, 21, 58, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(16);

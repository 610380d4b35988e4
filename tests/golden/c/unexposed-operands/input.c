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

int caller(int x, floats f, ...)
{
    __builtin_va_list values;
    __builtin_va_start(values, f);
    int sum = take(is(x) ?: wide(x)) + take(narrow(x) ?: take(70000)) + (int)real(is(x) ?: 2.5);
    sum += take(__builtin_va_arg(values, int) + wide(1)) + (int)real(__builtin_va_arg(values, double));
    sum += take(__builtin_choose_expr(0, narrow(1), wide(2))) + take(__atomic_load_n(&shared, 0) + wide(3));
    __builtin_va_end(values);
    return sum + lanes(__builtin_convertvector(f, ints))[take(1)];
}

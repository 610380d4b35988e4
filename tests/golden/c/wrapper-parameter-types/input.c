/* Wrappers spell the callee's parameter types: qualifiers, arrays, functions, typedefs, enums, va_list, bounds that are parameters themselves. */
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
enum colour { RED };
typedef int (*callback)(int);
typedef int row[4];
int take_array(const int a[static 2], const char *restrict s, int cb(int));
int take_typedefs(callback, row, size_t, wchar_t, bool, enum colour);
int take_nested(int (*(*)(int))(char), const volatile int *const *, int (*)[3]);
int take_const(const int, volatile char, const row *);
int sum(int n, int (*)[n]);
int vtake(const char *, va_list);
int h(int);

int *caller(int *p, const int *a, int (*b)[3], ...)
{
    row r = { 1 };
    va_list ap;
    va_start(ap, b);
    *p++ = take_array(a, "x", h);
    *p++ = take_typedefs(h, r, sizeof r, L'w', true, RED);
    *p++ = take_nested(0, 0, b);
    *p++ = take_const(1, 2, &r);
    *p++ = sum(3, b);
    *p++ = vtake("x", ap);
    va_end(ap);
    return p;
}

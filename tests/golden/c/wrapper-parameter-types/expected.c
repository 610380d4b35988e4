#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
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

WEFT_STATIC_APART __typeof__(int) weft_w0(__typeof__(const int *) weft_a0, __typeof__(const char *restrict) weft_a1, __typeof__(int (int)) weft_a2) { WEFT_POINT(weft_p0, 0, 0); return take_array(weft_a0, weft_a1, weft_a2); } WEFT_STATIC_APART __typeof__(int) weft_w1(__typeof__(callback) weft_a0, __typeof__(row) weft_a1, __typeof__(size_t) weft_a2, __typeof__(wchar_t) weft_a3, __typeof__(_Bool) weft_a4, __typeof__(enum colour) weft_a5) { WEFT_POINT(weft_p1, 1, 0); return take_typedefs(weft_a0, weft_a1, weft_a2, weft_a3, weft_a4, weft_a5); } WEFT_STATIC_APART __typeof__(int) weft_w2(__typeof__(int (*(*)(int))(char)) weft_a0, __typeof__(const volatile int *const *) weft_a1, __typeof__(int (*)[3]) weft_a2) { WEFT_POINT(weft_p2, 2, 0); return take_nested(weft_a0, weft_a1, weft_a2); } WEFT_STATIC_APART __typeof__(int) weft_w3(__typeof__(const int) weft_a0, __typeof__(volatile char) weft_a1, __typeof__(const row *) weft_a2) { WEFT_POINT(weft_p3, 3, 0); return take_const(weft_a0, weft_a1, weft_a2); } WEFT_STATIC_APART __typeof__(int) weft_w4(__typeof__(const char *) weft_a0, __typeof__(va_list) weft_a1) { WEFT_POINT(weft_p4, 4, 0); return vtake(weft_a0, weft_a1); } int *caller(int *p, const int *a, int (*b)[3], ...)
{
    row r = { 1 };
    va_list ap;
    va_start(ap, b);
    *p++ = weft_w0(a, "x", h);
    *p++ = weft_w1(h, r, sizeof r, L'w', true, RED);
    *p++ = weft_w2(0, 0, b);
    *p++ = weft_w3(1, 2, &r);
    *p++ = sum(3, b);
    *p++ = weft_w4("x", ap);
    va_end(ap);
    return p;
}
static const struct weft_site weft_sites[] = {
    { "take_array", "input.c", "caller", 21, 21, 12, 4, 0, 0 },
    { "take_typedefs", "input.c", "caller", 22, 22, 12, 4, 0, 0 },
    { "take_nested", "input.c", "caller", 23, 23, 12, 4, 0, 0 },
    { "take_const", "input.c", "caller", 24, 24, 12, 4, 0, 0 },
    { "vtake", "input.c", "caller", 26, 26, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(5);

#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Bounds of variable length arrays: those of a block are evaluated where the declaration is reached. */
int f(int);
unsigned long length(const char *);
#define ROOM(x) (length(x) + 1)

int caller(int n, const char *text)
{
    char copy[(WEFT_INTEGER(unsigned long)weft_value_unsigned(WEFT_SITE(0), (WEFT_BEGIN(0), length(text)))) + 1], again[ ((WEFT_INTEGER(unsigned long)weft_value_unsigned(WEFT_SITE(1), (WEFT_BEGIN(1), length(text)))) + 1) ];
    int a[(WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), f(n))))], b[2][(WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (f((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(3), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(4), (WEFT_BEGIN(4), f(3))))))))))], *c[(WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(5), (WEFT_BEGIN(5), f(4))))];
    int(*d)[(WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(6), (WEFT_BEGIN(6), f(5))))] = 0;
    typedef short row[(WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(7), (WEFT_BEGIN(7), f(6))))];
    row e;
    for (int i = 0; i < n; i++) {
        long g[(WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(8), (WEFT_BEGIN(8), f(i))))];
        a[i] = sizeof g;
    }
    struct {
        int v;
    } s[n > 1 ? (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(9), (WEFT_BEGIN(9), f(7)))) : 1];
    return a[0] + b[0][0] + (c[0] == 0) + (d == 0) + e[0] + s[0].v + copy[0] + again[0];
}
static const struct weft_site weft_sites[] = {
    { "length", "input.c", "caller", 8, 8, 15, 6, 0, 0 },
    { "length", "input.c", "caller", 8, 8, 40, 6, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 11, 5, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 23, 5, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 25, 6, 0, 0 },
    { "f", "input.c", "caller", 9, 9, 36, 5, 0, 0 },
    { "f", "input.c", "caller", 10, 10, 13, 5, 0, 0 },
    { "f", "input.c", "caller", 11, 11, 23, 5, 0, 0 },
    { "f", "input.c", "caller", 14, 14, 16, 7, 0, 0 },
    { "f", "input.c", "caller", 19, 19, 17, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(10);

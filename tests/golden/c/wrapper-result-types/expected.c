#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* ... and its result type. */
struct s {
    int a[3];
};
const char *get_text(void);
int (*get_function(int))(char);
int (*get_array(void))[3];
struct s make(int);
const int get_const(int);
unsigned char get_narrow(void);
_Bool get_bool(void);
struct {
    int x;
} *get_unnamed(void);

WEFT_STATIC_APART __typeof__(const char *) weft_w0(void) { WEFT_POINT(weft_p0, 0, 0); return get_text(); } WEFT_STATIC_APART __typeof__(int (*)(char)) weft_w1(__typeof__(int) weft_a0) { WEFT_POINT(weft_p1, 1, 0); return get_function(weft_a0); } WEFT_STATIC_APART __typeof__(int (*)[3]) weft_w2(void) { WEFT_POINT(weft_p2, 2, 0); return get_array(); } WEFT_STATIC_APART __typeof__(struct s) weft_w3(__typeof__(int) weft_a0) { WEFT_POINT(weft_p3, 3, 0); return make(weft_a0); } WEFT_STATIC_APART __typeof__(int) weft_w4(__typeof__(int) weft_a0) { WEFT_POINT(weft_p4, 4, 0); return get_const(weft_a0); } struct s *caller(struct s *p, const char **t, int (**f)(char), int (**a)[3], int *i, void **v)
{
    *t++ = weft_w0();
    *f++ = weft_w1(1);
    *a++ = weft_w2();
    *p++ = weft_w3(2);
    *i++ = weft_w4(3);
    *i++ = (WEFT_INTEGER(unsigned char)weft_value_unsigned(WEFT_SITE(5), (WEFT_BEGIN(5), get_narrow()))) + (WEFT_INTEGER(_Bool)weft_value_unsigned(WEFT_SITE(6), (WEFT_BEGIN(6), get_bool())));
    *v++ = get_unnamed();
    *i++ = __extension__({ WEFT_POINT(weft_p7, 7, 0); get_unnamed(); })->x;
    return p;
}
static const struct weft_site weft_sites[] = {
    { "get_text", "input.c", "caller", 18, 18, 12, 4, 0, 0 },
    { "get_function", "input.c", "caller", 19, 19, 12, 4, 0, 0 },
    { "get_array", "input.c", "caller", 20, 20, 12, 4, 0, 0 },
    { "make", "input.c", "caller", 21, 21, 12, 4, 0, 0 },
    { "get_const", "input.c", "caller", 22, 22, 12, 4, 0, 0 },
    { "get_narrow", "input.c", "caller", 23, 23, 12, 5, 0, 0 },
    { "get_bool", "input.c", "caller", 23, 23, 27, 5, 0, 0 },
    { "get_unnamed", "input.c", "caller", 25, 25, 12, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(8);

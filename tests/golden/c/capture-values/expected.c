#include <weft/probe.h>
#include <weft/detail.h>
static struct weft_detail weft_details[9]; WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Values of arguments and results: each operand into a variable of its parameter's type, as the call would convert it, and from there into the point. */
#include <stdarg.h>
#include <stddef.h>

enum mode { READ, WRITE = 4 };
struct bits { int low : 3; unsigned high : 5; };
typedef struct { int x, y; } pair;

int open_file(const char *path, enum mode mode, size_t size);
const char *name_of(enum mode mode);
double scale(float factor, char c, _Bool flag, long double wide);
pair swap(pair p, int *place, void (*then)(void));
int log_it(const char *format, ...);
int vlog(const char *format, va_list arguments);
int old();

void nothing(void);

int caller(struct bits *bits, int values[3], const char *format, ...)
{
    va_list arguments;
    pair p = { 1, 2 };
    int n = __extension__({ WEFT_KEPT(weft_p0, 0, 3, 0); __auto_type weft_r0 = open_file(__extension__({ register __typeof__(const char *) weft_v0_0 = ("a"); weft_keep_string(&weft_p0, 0, weft_v0_0, 16); weft_kept_arm(&weft_p0); weft_v0_0; }), __extension__({ register __typeof__(enum mode) weft_v0_1 = (WRITE); weft_keep_unsigned(&weft_p0, 1, weft_v0_1); weft_kept_arm(&weft_p0); weft_v0_1; }), __extension__({ register __typeof__(size_t) weft_v0_2 = (sizeof n); weft_keep_unsigned(&weft_p0, 2, weft_v0_2); weft_kept_arm(&weft_p0); weft_v0_2; })); weft_keep_int(&weft_p0, 3, weft_r0); weft_r0; }) + __extension__({ WEFT_KEPT(weft_p1, 1, 3, 1); __auto_type weft_r1 = open_file(__extension__({ register __typeof__(const char *) weft_v1_0 = (NULL); weft_keep_string(&weft_p1, 0, weft_v1_0, 16); weft_kept_arm(&weft_p1); weft_v1_0; }), __extension__({ register __typeof__(enum mode) weft_v1_1 = (READ); weft_keep_unsigned(&weft_p1, 1, weft_v1_1); weft_kept_arm(&weft_p1); weft_v1_1; }), __extension__({ register __typeof__(size_t) weft_v1_2 = (0); weft_keep_unsigned(&weft_p1, 2, weft_v1_2); weft_kept_arm(&weft_p1); weft_v1_2; })); weft_keep_int(&weft_p1, 3, weft_r1); weft_r1; });
    n += __extension__({ WEFT_KEPT(weft_p2, 2, 2, 2); __auto_type weft_r2 = log_it("%s %d\n", __extension__({ register __auto_type weft_v2_1 = (__extension__({ WEFT_KEPT(weft_p3, 3, 1, 3); __auto_type weft_r3 = name_of(__extension__({ register __typeof__(enum mode) weft_v3_0 = (WRITE); weft_keep_unsigned(&weft_p3, 0, weft_v3_0); weft_kept_arm(&weft_p3); weft_v3_0; })); weft_keep_string(&weft_p3, 1, weft_r3, 64); weft_r3; })); weft_keep_pointer(&weft_p2, 0, (__UINTPTR_TYPE__)weft_v2_1); weft_kept_arm(&weft_p2); weft_v2_1; }), __extension__({ register __auto_type weft_v2_2 = (n++); weft_keep_int(&weft_p2, 1, weft_v2_2); weft_kept_arm(&weft_p2); weft_v2_2; })); weft_keep_int(&weft_p2, 2, weft_r2); weft_r2; }) + __extension__({ WEFT_KEPT(weft_p4, 4, 2, 4); __auto_type weft_r4 = old(__extension__({ register __auto_type weft_v4_0 = (n); weft_keep_int(&weft_p4, 0, weft_v4_0); weft_kept_arm(&weft_p4); weft_v4_0; }), __extension__({ register __auto_type weft_v4_1 = (2.5f); weft_keep_float(&weft_p4, 1, (double)weft_v4_1); weft_kept_arm(&weft_p4); weft_v4_1; })); weft_keep_int(&weft_p4, 2, weft_r4); weft_r4; });
    n += (int)__extension__({ WEFT_KEPT(weft_p5, 5, 4, 5); __auto_type weft_r5 = scale(__extension__({ register __typeof__(float) weft_v5_0 = (bits->low); weft_keep_float(&weft_p5, 0, (double)weft_v5_0); weft_kept_arm(&weft_p5); weft_v5_0; }), __extension__({ register __typeof__(char) weft_v5_1 = ('x'); weft_keep_int(&weft_p5, 1, weft_v5_1); weft_kept_arm(&weft_p5); weft_v5_1; }), __extension__({ register __typeof__(_Bool) weft_v5_2 = (bits->high); weft_keep_unsigned(&weft_p5, 2, weft_v5_2); weft_kept_arm(&weft_p5); weft_v5_2; }), __extension__({ register __typeof__(long double) weft_v5_3 = (1); weft_keep_float(&weft_p5, 3, (double)weft_v5_3); weft_kept_arm(&weft_p5); weft_v5_3; })); weft_keep_float(&weft_p5, 4, (double)weft_r5); weft_r5; });
    p = __extension__({ WEFT_KEPT(weft_p6, 6, 2, 6); swap(p, __extension__({ register __typeof__(int *) weft_v6_1 = (values); weft_keep_pointer(&weft_p6, 0, (__UINTPTR_TYPE__)weft_v6_1); weft_kept_arm(&weft_p6); weft_v6_1; }), __extension__({ register __typeof__(void (*)(void)) weft_v6_2 = (nothing); weft_keep_pointer(&weft_p6, 1, (__UINTPTR_TYPE__)weft_v6_2); weft_kept_arm(&weft_p6); weft_v6_2; })); });
    va_start(arguments, format);
    n += __extension__({ WEFT_KEPT(weft_p7, 7, 1, 7); __auto_type weft_r7 = vlog(__extension__({ register __typeof__(const char *) weft_v7_0 = (format); weft_keep_pointer(&weft_p7, 0, (__UINTPTR_TYPE__)weft_v7_0); weft_kept_arm(&weft_p7); weft_v7_0; }), arguments); weft_keep_int(&weft_p7, 1, weft_r7); weft_r7; });
    va_end(arguments);
    __extension__({ WEFT_KEPT(weft_p8, 8, 0, 8); nothing(); });
    return n + p.x;
}
static const struct weft_site weft_sites[] = {
    { "open_file", "input.c", "caller", 23, 23, 13, 6, 0, 0 },
    { "open_file", "input.c", "caller", 23, 23, 47, 6, 0, 0 },
    { "log_it", "input.c", "caller", 24, 24, 10, 5, 0, 0 },
    { "name_of", "input.c", "caller", 24, 24, 28, 6, 0, 0 },
    { "old", "input.c", "caller", 24, 24, 51, 5, 0, 0 },
    { "scale", "input.c", "caller", 25, 25, 15, 5, 0, 0 },
    { "swap", "input.c", "caller", 26, 26, 9, 4, 0, 0 },
    { "vlog", "input.c", "caller", 28, 28, 10, 4, 0, 0 },
    { "nothing", "input.c", "caller", 30, 30, 5, 3, 0, 0 },
};
WEFT_UNIT_DEFINE(9);
WEFT_DETAILS_FOLLOW
static struct weft_detail weft_details[9] = {
    { "path mode{READ=0,WRITE=4} size return", 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "path mode{READ=0,WRITE=4} size return", 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "arg1 arg2 return", 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "mode{READ=0,WRITE=4} return", 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "arg0 arg1 return", 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "factor c flag wide return", 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "place then", 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "format return", 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "", 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
};

#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Variadic macros hand their operands on. */
int logf1(const char *, ...) __attribute__((format(printf, 1, 2)));
int g(void);
#define LOG(...) logf1(__VA_ARGS__)
#define LOG2(fmt, ...) logf1(fmt "\n", ##__VA_ARGS__)

int caller(void)
{
    return  __extension__({ WEFT_POINT(weft_p0, 0, 1); logf1("%d", __extension__({ register __auto_type weft_v0_1 = (__extension__({ WEFT_POINT(weft_p1, 1, 0); g(); })); weft_arm(&weft_p0); weft_v0_1; })); })  +  __extension__({ WEFT_POINT(weft_p2, 2, 0); logf1("x" "\n"); })  +  __extension__({ WEFT_POINT(weft_p3, 3, 1); logf1("%d" "\n", __extension__({ register __auto_type weft_v3_1 = (__extension__({ WEFT_POINT(weft_p4, 4, 0); g(); })); weft_arm(&weft_p3); weft_v3_1; })); }) ;
}
static const struct weft_site weft_sites[] = {
    { "logf1", "input.c", "caller", 9, 9, 12, 6, 0, 0 },
    { "g", "input.c", "caller", 9, 9, 12, 7, 0, 0 },
    { "logf1", "input.c", "caller", 9, 9, 29, 6, 0, 0 },
    { "logf1", "input.c", "caller", 9, 9, 41, 5, 0, 0 },
    { "g", "input.c", "caller", 9, 9, 41, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(5);

#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A bit-field promotes to int through ..., and the call must still see that. */
struct flags {
    unsigned low : 3;
    int high : 5;
    unsigned long long wide : 40;
};
struct flags *find(int);
int print(const char *, ...);

int caller(void)
{
    return __extension__({ WEFT_POINT(weft_p0, 0, 2); print("%d %d", __extension__({ register __auto_type weft_v0_1 = (find(1)); weft_arm(&weft_p0); weft_v0_1; })->low, __extension__({ register __auto_type weft_v0_2 = (find(2)); weft_arm(&weft_p0); weft_v0_2; })->high); });
}
static const struct weft_site weft_sites[] = {
    { "print", "input.c", "caller", 12, 12, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(1);

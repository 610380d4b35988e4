#include <weft/probe.h>
#include <weft/detail.h>
static struct weft_detail weft_details[3]; WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Where calls come from: a number beside the other details. */
int f(void);
int g(int n);

int caller(void)
{
    return __extension__({ WEFT_KEPT(weft_p0, 0, 0, 0); f(); }) + __extension__({ WEFT_KEPT(weft_p1, 1, 1, 1); g(__extension__({ register __typeof__(int) weft_v1_0 = (__extension__({ WEFT_KEPT(weft_p2, 2, 0, 2); f(); })); weft_keep_int(&weft_p1, 0, weft_v1_0); weft_kept_arm(&weft_p1); weft_v1_0; })); });
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 7, 7, 12, 5, 0, 0 },
    { "g", "input.c", "caller", 7, 7, 18, 5, 0, 0 },
    { "f", "input.c", "caller", 7, 7, 20, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(3);
WEFT_DETAILS_FOLLOW
static struct weft_detail weft_details[3] = {
    { "", 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0 },
    { "n", 0, 0, 1, 0, 64, 0, 0, 0, 0, 0, 0, 0 },
    { "", 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0 },
};

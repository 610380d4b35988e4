#include <weft/probe.h>
#include <weft/detail.h>
static struct weft_detail weft_details[4]; WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Values of the parameters when the body begins, and a condition on what it returns. */
struct large { int all[20]; };
int some(int a, const char *b) { WEFT_KEPT(weft_p0, 0, 1, 0); __attribute((__unused__)) int weft_v0 = __extension__({ weft_keep_int(&weft_p0, 0, a); weft_keep_pointer(&weft_p0, 1, (__UINTPTR_TYPE__)b); weft_kept_arm(&weft_p0); 0; }); return a + *b; }
void other(struct large l, double d, int unused[2]) { WEFT_KEPT(weft_p1, 1, 1, 1); __attribute((__unused__)) int weft_v1 = __extension__({ weft_keep_float(&weft_p1, 0, (double)d); weft_keep_pointer(&weft_p1, 1, (__UINTPTR_TYPE__)unused); weft_kept_arm(&weft_p1); 0; }); (void)l, (void)d, (void)unused; }
static int none(void) { WEFT_KEPT(weft_p2, 2, 0, 2); return 1; }
int result(int n) { WEFT_KEPT(weft_p3, 3, 0, 3); return __extension__({ __typeof__(int) weft_r3 = (n + none()); weft_keep_int(&weft_p3, 0, weft_r3); weft_r3; }); }
static const struct weft_site weft_sites[] = {
    { "some", "input.c", "some", 3, 3, 5, 2, 3, 0 },
    { "other", "input.c", "other", 4, 4, 6, 2, 3, 0 },
    { "none", "input.c", "none", 5, 5, 12, 2, 3, 0 },
    { "result", "input.c", "result", 6, 6, 5, 2, 3, 0 },
};
WEFT_UNIT_DEFINE(4);
WEFT_DETAILS_FOLLOW
static const struct weft_condition weft_conditions_0[] = {
    { 0, 2, 3L, 3, 0, 0 },
};
static const struct weft_condition weft_conditions_3[] = {
    { 0, 0, 0L, 0, 0, 0 },
};
static struct weft_detail weft_details[4] = {
    { "a b", weft_conditions_0, 1, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "d unused", 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "", 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "return", weft_conditions_3, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
};

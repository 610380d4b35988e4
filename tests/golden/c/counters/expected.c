#include <weft/probe.h>
#include <weft/detail.h>
static struct weft_detail weft_details[5]; WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Counters are values behind the result's, in the order of their table. They take the room of arguments; the numbers of
 * those that are read are above the frames of the backtrace. */
void work(void);
int given(int n);
int many(int a, int b, int c);
int traced(int n);
int next(int n);

int body(int n)
{ WEFT_KEPT(weft_p0, 0, 0, 0);
    __extension__({ WEFT_KEPT(weft_p1, 1, 0, 1); work(); });
    return __extension__({ WEFT_KEPT(weft_p2, 2, 1, 2); __auto_type weft_r2 = given(__extension__({ register __typeof__(int) weft_v2_0 = (next(n)); weft_keep_int(&weft_p2, 0, weft_v2_0); weft_kept_arm(&weft_p2); weft_v2_0; })); weft_keep_int(&weft_p2, 1, weft_r2); weft_r2; }) + __extension__({ WEFT_KEPT(weft_p3, 3, 2, 3); many(__extension__({ register __typeof__(int) weft_v3_0 = (1); weft_keep_int(&weft_p3, 0, weft_v3_0); weft_kept_arm(&weft_p3); weft_v3_0; }), __extension__({ register __typeof__(int) weft_v3_1 = (2); weft_keep_int(&weft_p3, 1, weft_v3_1); weft_kept_arm(&weft_p3); weft_v3_1; }), 3); }) + __extension__({ WEFT_KEPT(weft_p4, 4, 0, 4); traced(n); });
}
static const struct weft_site weft_sites[] = {
    { "body", "input.c", "body", 9, 13, 5, 2, 3, 0 },
    { "work", "input.c", "body", 11, 11, 5, 3, 0, 0 },
    { "given", "input.c", "body", 12, 12, 12, 6, 0, 0 },
    { "many", "input.c", "body", 12, 12, 29, 6, 0, 0 },
    { "traced", "input.c", "body", 12, 12, 45, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(5);
WEFT_DETAILS_FOLLOW
static struct weft_detail weft_details[5] = {
    { "return +major-faults", 0, 0, 0, 0, 8388608, 0, 0, 0, 0, 0, 0, 0 },
    { "return +instructions +page-faults", 0, 0, 0, 0, 4259840, 0, 0, 0, 0, 0, 0, 0 },
    { "n return +task-clock", 0, 0, 1, 0, 33554432, 0, 0, 0, 0, 0, 0, 0 },
    { "a b return +instructions +cycles +cache-misses +branches +page-faults +context-switches", 0, 0, 2, 0, 22740992, 0, 0, 0, 0, 0, 0, 0 },
    { "return +task-clock", 0, 0, 0, 0, 33554435, 0, 0, 0, 0, 0, 0, 0 },
};

#include <weft/probe.h>
#include <weft/detail.h>
static struct weft_detail weft_details[4]; WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Conditions on values, and which intervals are recorded at all. What a condition asks for must be there: else the call is left alone. */
long read_all(int file, void *place, unsigned long size);
void named(const char *command);
double ratio(double x);
void nothing(void);
int absent(int length);
void no_result(int n);

long caller(char *place, double x)
{
    __extension__({ WEFT_KEPT(weft_p0, 0, 1, 0); named(__extension__({ register __typeof__(const char *) weft_v0_0 = ("quit"); weft_keep_string(&weft_p0, 0, weft_v0_0, 255); weft_kept_arm(&weft_p0); weft_v0_0; })); });
    __extension__({ WEFT_KEPT(weft_p1, 1, 0, 1); nothing(); });
    no_result(absent(3));
    return __extension__({ WEFT_KEPT(weft_p2, 2, 1, 2); __auto_type weft_r2 = read_all(0, place, __extension__({ register __typeof__(unsigned long) weft_v2_2 = (8192); weft_keep_unsigned(&weft_p2, 0, weft_v2_2); weft_kept_arm(&weft_p2); weft_v2_2; })); weft_keep_int(&weft_p2, 1, weft_r2); weft_r2; }) + (long)__extension__({ WEFT_KEPT(weft_p3, 3, 1, 3); ratio(__extension__({ register __typeof__(double) weft_v3_0 = (x); weft_keep_float(&weft_p3, 0, (double)weft_v3_0); weft_kept_arm(&weft_p3); weft_v3_0; })); });
}
static const struct weft_site weft_sites[] = {
    { "named", "input.c", "caller", 11, 11, 5, 3, 0, 0 },
    { "nothing", "input.c", "caller", 12, 12, 5, 3, 0, 0 },
    { "read_all", "input.c", "caller", 14, 14, 12, 5, 0, 0 },
    { "ratio", "input.c", "caller", 14, 14, 45, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(4);
WEFT_DETAILS_FOLLOW
static const struct weft_condition weft_conditions_0[] = {
    { 0, 0, 0L, 0, "quit", 0 },
};
static const struct weft_condition weft_conditions_2[] = {
    { 0, 5, 4096L, 4096, 0, 0 },
    { 1, 1, -1L, -1, 0, 0 },
};
static const struct weft_condition weft_conditions_3[] = {
    { 0, 4, 0L, 0.5, 0, 1 },
};
static struct weft_detail weft_details[4] = {
    { "command", weft_conditions_0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "", 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "size return", weft_conditions_2, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { "x", weft_conditions_3, 1, 1, 10, 0, 100, 1000, 0, 0, 0, 0, 0 },
};

#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Calls the compiler knows and checks: sizes, formats and overlaps are still seen. */
#include <stdio.h>
#include <string.h>
unsigned long g(void);

int caller(char *p)
{
    char buffer[32];
    __extension__({ WEFT_POINT(weft_p0, 0, 1); snprintf(buffer, sizeof buffer, "%lu", __extension__({ register __auto_type weft_v0_3 = (__extension__({ WEFT_POINT(weft_p1, 1, 0); g(); })); weft_arm(&weft_p0); weft_v0_3; })); });
    __extension__({ WEFT_POINT(weft_p2, 2, 0); memset(buffer, 0, sizeof buffer); });
    __extension__({ WEFT_POINT(weft_p3, 3, 0); strcpy(p, "x"); });
    return memcmp(p, buffer, __extension__({ WEFT_POINT(weft_p4, 4, 0); g(); }));
}
static const struct weft_site weft_sites[] = {
    { "snprintf", "input.c", "caller", 9, 9, 5, 3, 0, 0 },
    { "g", "input.c", "caller", 9, 9, 44, 4, 0, 0 },
    { "memset", "input.c", "caller", 10, 10, 5, 3, 0, 0 },
    { "strcpy", "input.c", "caller", 11, 11, 5, 3, 0, 0 },
    { "g", "input.c", "caller", 12, 12, 30, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(5);

#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* The inline twins of glibc's fortified functions still see the sizes of the objects they are called with. */
#include <stdio.h>
#include <string.h>
#include <unistd.h>
unsigned long g(void);

int caller(const char *s)
{
    char buffer[16];
    __extension__({ WEFT_POINT(weft_p0, 0, 1); memcpy(buffer, s, __extension__({ register __auto_type weft_v0_2 = (__extension__({ WEFT_POINT(weft_p1, 1, 0); g(); }) & 15); weft_arm(&weft_p0); weft_v0_2; })); });
    __extension__({ WEFT_POINT(weft_p2, 2, 0); strcpy(buffer, "short"); });
    __extension__({ WEFT_POINT(weft_p3, 3, 1); snprintf(buffer, sizeof buffer, "%s %lu", s, __extension__({ register __auto_type weft_v3_4 = (__extension__({ WEFT_POINT(weft_p4, 4, 0); g(); })); weft_arm(&weft_p3); weft_v3_4; })); });
    return (int)__extension__({ WEFT_POINT(weft_p5, 5, 0); read(0, buffer, sizeof buffer); }) + buffer[0];
}
static const struct weft_site weft_sites[] = {
    { "memcpy", "input.c", "caller", 10, 10, 5, 3, 0, 0 },
    { "g", "input.c", "caller", 10, 10, 23, 5, 0, 0 },
    { "strcpy", "input.c", "caller", 11, 11, 5, 3, 0, 0 },
    { "snprintf", "input.c", "caller", 12, 12, 5, 3, 0, 0 },
    { "g", "input.c", "caller", 12, 12, 50, 4, 0, 0 },
    { "read", "input.c", "caller", 13, 13, 17, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(6);

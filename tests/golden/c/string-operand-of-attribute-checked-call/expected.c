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
    ((void)snprintf(buffer, sizeof buffer, "%lu", (WEFT_INTEGER(unsigned long)weft_ready_unsigned(WEFT_SITE(0), (WEFT_INTEGER(unsigned long)weft_value_unsigned(WEFT_SITE(1), (WEFT_BEGIN(1), g())))))), WEFT_END(0));
    (WEFT_BEGIN(2), (void)memset(buffer, 0, sizeof buffer), WEFT_END(2));
    (WEFT_BEGIN(3), (void)strcpy(p, "x"), WEFT_END(3));
    return memcmp(p, buffer, (WEFT_INTEGER(unsigned long)weft_value_unsigned(WEFT_SITE(4), (WEFT_BEGIN(4), g()))));
}
static const struct weft_site weft_sites[] = {
    { "snprintf", "input.c", "caller", 9, 9, 5, 3, 0, 0 },
    { "g", "input.c", "caller", 9, 9, 44, 4, 0, 0 },
    { "memset", "input.c", "caller", 10, 10, 5, 3, 0, 0 },
    { "strcpy", "input.c", "caller", 11, 11, 5, 3, 0, 0 },
    { "g", "input.c", "caller", 12, 12, 30, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(5);
